"""Random games in a program that drives libskatref by FFI, without a C compiler.

usage: many-games.py [GAMES [LIBRARY]]

The two structs that it declares are those of skatref.h; a state is only room for its bytes.
For readable moves and states there are skr_move_write and skr_state_write.
Public domain (CC0): copy what you need."""
import ctypes
import random
import sys

SETS, MOVES, AUCTION, CARD = 2, 480, 0, 7


class Move(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int), ("seat", ctypes.c_int), ("number", ctypes.c_int),
                ("hidden", ctypes.c_int), ("away", ctypes.c_uint32),
                ("shown", ctypes.c_uint32), ("more", ctypes.c_uint32 * 6)]


class Result(ctypes.Structure):
    _fields_ = [("outcome", ctypes.c_int), ("clause", ctypes.c_int),
                ("score", ctypes.c_int * 3), ("more", ctypes.c_uint64 * 64)]


class Info(ctypes.Structure):
    _fields_ = [("id", ctypes.c_char_p)]


def one_of(cards):
    return random.choice([card for card in range(32) if cards >> card & 1])


def choose(skat, state, seat, moves):
    """Cards from a set; else one of the moves, in the auction the first or the second."""
    move = Move()
    cards = skat.skr_state_cards(state, seat)
    if cards:
        move.kind, move.seat, move.number = CARD, seat, one_of(cards)
        return move
    count = skat.skr_state_moves(state, seat, SETS, moves)
    move = Move.from_buffer_copy(moves[random.randrange(min(count, 2) if count > 50 else count)])
    if move.away:
        one = 1 << one_of(move.away)
        move.away = one | 1 << one_of(move.away & ~one)
    return move


def play(skat, state, moves):
    pack = random.sample(range(32), 32)
    skat.skr_state_deal(state, skat.skr_code_at(0), (ctypes.c_int * 32)(*pack), None)
    while turn := skat.skr_state_turn(state):
        seat = (turn & -turn).bit_length() - 1
        move = choose(skat, state, seat, moves)
        broken = skat.skr_state_move(state, ctypes.byref(move))
        if broken:
            sys.exit(skat.skr_clause_info(broken).contents.id.decode())


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    skat = ctypes.CDLL(sys.argv[2] if len(sys.argv) > 2 else "libskatref.so.0")
    skat.skr_code_at.restype = ctypes.c_void_p
    skat.skr_state_deal.argtypes = [ctypes.c_void_p] * 4
    skat.skr_state_cards.restype = ctypes.c_uint32
    skat.skr_clause_info.restype = ctypes.POINTER(Info)
    state, moves, result = (ctypes.c_uint64 * 512)(), (Move * MOVES)(), Result()
    points = [0, 0, 0]
    random.seed(1)
    for _ in range(games):
        play(skat, state, moves)
        skat.skr_state_value(state, ctypes.byref(result))
        points = [points[seat] + result.score[seat] for seat in range(3)]
    print(f"{games} games; forehand, middlehand, rearhand: {points}")


main()
