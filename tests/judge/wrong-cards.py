"""Plays grand hand with wrong cards before 1999 and says what follows, without skatref: a second opinion on the judge.

usage: wrong-cards.py SEED COUNT        writes so many records
       wrong-cards.py SEED COUNT FILE   prints those that check --all --format=jsonl, in FILE, judges otherwise

A trick lies there until the next lead. Until then each side has the other's first wrong lead or revoke taken back, with
what lies on it (end.lead-back end.revoke-corrected); a revoke that is left then loses, unless the game was decided
(end.revoke-late); any other card out of turn stays (end.breach-unseen)."""
import json
import random
import sys

SEATS, SOLOIST = 'FMR', 0
PACK = [suit + rank for suit in 'CSHD' for rank in 'AKQJT987']
POINTS = {'A': 11, 'T': 10, 'K': 4, 'Q': 3, 'J': 2}
CLAUSES = {'lead': 'play.lead', 'turn': 'play.turn', 'revoke': 'play.follow'}
FIRST = 6                            # the number of the first event after the announcement: the deal is 1


# play.follow play.jacks
def suit(card):
    return 'trump' if card[1] == 'J' else card[0]


def following(hand, led):
    return [card for card in hand if suit(card) == suit(led)]


# trick.winner rank.grand rank.jacks
def height(card, led):
    if card[1] == 'J':
        return 20 - 'CSHD'.index(card[0])
    return -'ATKQ987'.index(card[1]) if card[0] == led[0] else -20


def winner(trick):
    return max(trick, key=lambda laid: height(laid['card'], trick[0]['card']))['seat']


class Table:
    def __init__(self, draw):
        pack = draw.sample(PACK, 32)
        self.dealt, self.skat = [pack[:10], pack[10:20], pack[20:30]], pack[30:]
        self.laid, self.events, self.found, self.back = [], [], [], []
        self.soloist_won = None      # by a revoke that is found too late to be put right

    def hand(self, seat):
        return [card for card in self.dealt[seat] if card not in [laid['card'] for laid in self.laid]]

    def last_trick(self):
        return self.laid[(len(self.laid) - 1) // 3 * 3:]

    # play.lead play.turn
    def turn(self):
        trick = self.last_trick()
        if len(trick) % 3 == 0:
            return winner(trick) if trick else 0
        played = [laid['seat'] for laid in trick]
        return next(seat for seat in [(played[0] + n) % 3 for n in range(3)] if seat not in played)

    # end.decided
    def decided(self, cards):
        taken = [sum(POINTS.get(card[1], 0) for card in self.skat), 0]
        for n in range(0, cards, 3):
            trick = self.laid[n:n + 3]
            taken[winner(trick) != SOLOIST] += sum(POINTS.get(laid['card'][1], 0) for laid in trick)
        return True if taken[0] >= 61 else False if taken[1] >= 60 else None

    # end.revoke-late
    def ruled(self):
        if self.soloist_won is not None:
            return self.soloist_won
        guilty = [laid['seat'] for laid in self.last_trick() if laid['wrong'] == 'revoke']
        won = self.decided(len(self.laid) - len(self.last_trick()))
        return None if not guilty else won if won is not None else guilty[0] != SOLOIST

    def wrong_now(self, seat, card):
        if len(self.laid) % 3 == 0:
            return None if seat == self.turn() else 'lead'
        follow = following(self.hand(seat), self.last_trick()[0]['card'])
        return 'turn' if seat != self.turn() else 'revoke' if follow and card not in follow else None

    def note(self, event):
        self.events.append(event)
        return FIRST + len(self.events) - 1

    def play(self, seat, card):
        wrong = self.wrong_now(seat, card)
        number = self.note({'seat': SEATS[seat], 'event': 'card', 'card': card})
        if wrong:
            self.found.append((CLAUSES[wrong], number))
        if len(self.laid) % 3 == 0:
            self.soloist_won = self.ruled()
            self.laid = [{**laid, 'wrong': None} for laid in self.laid]
        if self.soloist_won is not None:
            wrong = None
        self.laid.append({'seat': seat, 'card': card, 'wrong': wrong, 'number': number})

    # end.lead-back end.revoke-corrected
    def demand(self, seat):
        number = self.note({'seat': SEATS[seat], 'event': 'play-on'})
        wrong = [n for n, laid in enumerate(self.laid) if laid['wrong'] in ('lead', 'revoke')
                 and (laid['seat'] == SOLOIST) != (seat == SOLOIST)]
        if not wrong:
            self.found.append(('record.order', number))
            return
        self.back += [laid['number'] for laid in self.laid[wrong[0]:]] + [number]
        self.laid = self.laid[:wrong[0]]

    def move(self, draw, careless):
        someone_wrong = any(laid['wrong'] in ('lead', 'revoke') for laid in self.laid)
        if draw.random() < (0.4 if someone_wrong else 0.02):
            self.demand(draw.randrange(3))
            return
        open_trick = self.last_trick() if len(self.laid) % 3 else []
        seat, played = self.turn(), [laid['seat'] for laid in open_trick]
        if draw.random() < careless:
            seat = draw.choice([other for other in range(3) if other not in played])
        hand = sorted(self.hand(seat))
        follow = following(hand, open_trick[0]['card']) if open_trick else []
        # Which clause a card breaks that comes out of turn and does not follow, no text says.
        strict = seat != self.turn() or draw.random() > careless
        self.play(seat, draw.choice(follow if follow and strict else hand))

    def record(self, number):
        calls = [{'seat': 'M', 'event': 'pass'}, {'seat': 'R', 'event': 'pass'},
                 {'seat': 'F', 'event': 'bid', 'bid': 18},
                 {'seat': 'F', 'event': 'announce', 'game': 'grand', 'hand': True}]
        deal = dict(zip(SEATS, map(' '.join, self.dealt)), skat=' '.join(self.skat))
        return {'skatref': 1, 'id': str(number), 'code': 'altenburg1937', 'deal': deal, 'events': calls + self.events,
                'result': {'score': -1}}


def tables(seed, count):
    draw = random.Random(seed)
    for _ in range(count):
        table, careless = Table(draw), draw.choice([0.05, 0.2, 0.5])
        for _ in range(draw.randint(2, 40)):
            if len(table.laid) < 26:
                table.move(draw, careless)
        yield table


def agrees(table, said):
    found = [(f['clause'], f['event']) for f in said['findings'] if f['kind'] == 'illegal']
    return found == table.found and sorted(said.get('taken_back', [])) == sorted(table.back) \
        and table.ruled() in (None, said['won'])


def main(seed, count, file=None):
    answers = open(file, encoding='ascii').readlines() if file else []
    for number, table in enumerate(tables(int(seed), int(count))):
        if not file or not agrees(table, json.loads(answers[number])):
            print(json.dumps(table.record(number), separators=(',', ':')))


main(*sys.argv[1:])
