"""Counts sequences of moves by the rules as spec/ has them, without skatref: a second opinion on the question count.

usage: sequences.py [SEED]        writes the cases of corpus/counts/, without ids
       sequences.py --check FILE  reads vectors, and prints every count that differs

Plain and slow: a deal is a dictionary that is copied, the last move of a sequence is counted without being made.
The clauses that a function rests on stand above it."""
import json
import random
import sys
from itertools import combinations

SUITS, RANKS = 'CSHD', 'AKQJT987'
PACK = [suit + rank for suit in SUITS for rank in RANKS]
JACKS = [suit + 'J' for suit in SUITS]
SUIT_OF = {'clubs': 'C', 'spades': 'S', 'hearts': 'H', 'diamonds': 'D'}
SEATS = 'FMR'
HIGH = {'null': 'AKQJT987'}          # rank.null; elsewhere the ten is second: rank.suit


# -------------------------------------------------------------------- cards

# pack.suits rank.jacks rank.suit rank.grand rank.null home.ramsch
def is_trump(game, card):
    return game != 'null' and (card[1] == 'J' or card[0] == SUIT_OF.get(game))


# play.follow play.jacks
def follows(game, card, led):
    if is_trump(game, led):
        return is_trump(game, card)
    return not is_trump(game, card) and card[0] == led[0]


def height(game, card):
    if game != 'null' and card[1] == 'J':
        return 20 - SUITS.index(card[0])
    return -HIGH.get(game, 'ATKQ987').index(card[1])


# trick.winner
def winner(game, trick):
    best = 0
    for n in range(1, 3):
        card, top = trick[n][1], trick[best][1]
        if is_trump(game, card) != is_trump(game, top):
            if is_trump(game, card):
                best = n
        elif follows(game, card, top) and height(game, card) > height(game, top):
            best = n
    return trick[best][0]


# ------------------------------------------------------------------ the deal

# auction.values auction.values-1937 home.revolution-bid
def bids(code, options):
    values = {base * n for base in (9, 10, 11, 12) for n in range(2, 19)} | {24 * n for n in range(2, 12)}
    values |= {23, 35, 46, 59}
    if code == 'altenburg1937':
        values = {v for v in values if v <= 240} | {36 * n for n in range(7, 11)}
    if 'revolution' in options:
        values.add(92)
    return sorted(values)


def begin(deal, code, options, pushed):
    hands = {seat: frozenset(deal[seat].split()) for seat in SEATS}
    return {'hands': hands, 'skat': frozenset(deal['skat'].split()), 'code': code, 'options': options,
            'phase': 'push' if pushed else 'auction', 'calls': (), 'soloist': None, 'game': None, 'said': frozenset(),
            'taken': False, 'trick': (), 'turn': 'F', 'out': frozenset(), 'contra': None, 'hidden': {},
            'unseen': frozenset()}


def after(seat):
    return SEATS[(SEATS.index(seat) + 1) % 3]


# auction.opening auction.second auction.out: who asks, who answers, who is left.
def auction(state):
    out, bid, asked = [], 0, False
    for seat, what in state['calls']:
        if what == 'pass':
            out.append(seat)
            asked = False
        elif what == 'hold':
            asked = False
        else:
            bid, asked = what, True
            holder = seat
    left = [seat for seat in SEATS if seat not in out]
    if not out:
        pair = ('M', 'F')
    elif len(out) == 1:
        pair = ('R', 'M' if out == ['F'] else 'F')
    else:
        pair = (left[0] if left else None, None)
    if asked and len(out) == 1 and holder != 'R' and not any(s == 'R' for s, _ in state['calls']):
        asked = False                # his bid stands: he waits for rearhand
    return pair, bid, asked, left


def auction_over(state):
    _, bid, _, left = auction(state)
    return not left or (len(left) == 1 and bid > 0)


# auction.raise auction.answer auction.forehand-alone auction.rearhand-alone auction.pass-at-once
def calls(state):
    (asks, answers), bid, asked, _ = auction(state)
    if asked:
        return [(answers, 'pass'), (answers, 'hold')]
    early = [('F', 'pass')] if state['code'] == 'altenburg1937' and state['calls'] == (('M', 'pass'),) else []
    return early + [(asks, 'pass')] + [(asks, value) for value in bids(state['code'], state['options']) if value > bid]


# announce.* : what counts as it is said, as (game, words). That hand need not be said where the skat is left
# (announce.hand) is left out, as turn lists no such game.
def announcements(state):
    for game in ('clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'):
        words = [()]
        if not state['taken']:
            words = [('hand',)] + ([('hand', 'ouvert')] if game == 'null' else [
                ('hand', 'schneider'), ('hand', 'schwarz'), ('hand', 'schwarz', 'ouvert')])
        elif game == 'null':
            words.append(('ouvert',))
        for said in words:
            yield game, frozenset(said)
    if not state['taken'] and 'revolution' in state['options']:
        yield 'null', frozenset(('hand', 'ouvert', 'revolution'))


# home.contra-call home.contra-time: contra until the own first card, re and sup before the next card
def contras(state):
    said, played = state['contra'], state['played']
    if 'contra' not in state['options'] or state['soloist'] is None:
        return
    for seat in SEATS:
        defender = seat != state['soloist']
        if said is None and defender and seat not in played:
            yield seat, 'contra'
        if said == ('contra', len(state['all'])) and not defender:
            yield seat, 're'
        if said == ('re', len(state['all'])) and defender:
            yield seat, 'sup'


# play.follow play.void; of a hand that is hidden any card that nobody sees
def cards(state):
    seat = state['turn']
    hand, trick = state['hands'][seat], state['trick']
    unseen = state['unseen'] if state['hidden'].get(seat) else frozenset()
    if not trick:
        return hand | unseen
    led = trick[0][1]
    if any(follows(state['game'], card, led) for card in hand):
        return {card for card in hand | unseen if follows(state['game'], card, led)}
    return hand | unseen


def moves(state):
    phase = state['phase']
    if phase == 'auction':
        return [('call', *call) for call in calls(state)]
    if phase == 'skat':
        found = [] if state['taken'] or not state['bid'] else [('take', state['soloist'])]
        for game, said in announcements(state):
            pairs = combinations(sorted(state['hands'][state['soloist']]), 2) if state['taken'] else [()]
            found += [('announce', state['soloist'], game, said, pair) for pair in pairs]
        return found
    if phase == 'push':
        return pushes(state)
    if phase == 'play':
        return [('card', state['turn'], card) for card in cards(state)] + [('say', *say) for say in contras(state)]
    return []


# home.push home.push-jacks home.push-refuse home.push-grand-hand
def pushes(state):
    seat = state['turn']
    found = []
    if seat == 'F' and not state['taken']:
        found = [('announce', any_seat, 'grand', frozenset(['hand']), ()) for any_seat in SEATS]
    if not state['taken']:
        return found + [('take', seat), ('refuse', seat)]
    free = [card for card in state['hands'][seat] if seat == 'R' or card[1] != 'J']
    return found + [('push', seat, pair) for pair in combinations(free, 2)]


# ----------------------------------------------------------------- making one

def lead(state, game):
    state.update(phase='play', game=game, turn='F', trick=(), played=frozenset(), all=(), tricks=0)


def take(state, seat):
    state['hands'] = {**state['hands'], seat: state['hands'][seat] | state['skat']}
    state.update(taken=True, skat=frozenset())


def lay(state, seat, pair):
    state['hands'] = {**state['hands'], seat: state['hands'][seat] - set(pair)}
    state['skat'] = frozenset(pair)


# auction.soloist auction.passed-in home.ramsch
def end_auction(state):
    _, bid, _, left = auction(state)
    state['bid'] = bid
    if left:
        state.update(phase='skat', soloist=left[0])
    elif set(state['options']) & {'ramsch', 'ramsch-double', 'ramsch-fixed'}:
        lead(state, 'ramsch')
    else:
        state['phase'] = 'over'


# end.null end.schwarz end.play-out
def play_card(state, seat, card):
    hand = state['hands'][seat]
    if card not in hand:
        state['hidden'] = {**state['hidden'], seat: state['hidden'][seat] - 1}
        state['unseen'] -= {card}
    state['hands'] = {**state['hands'], seat: hand - {card}}
    state['played'] |= {seat}
    state['all'] += (card,)
    state['trick'] += ((seat, card),)
    state['turn'] = after(seat)
    if len(state['trick']) < 3:
        return
    took = winner(state['game'], state['trick'])
    state.update(trick=(), turn=took, tricks=state['tricks'] + 1)
    every_trick = state['game'] != 'null' and state['said'] & {'schwarz', 'ouvert'}
    if state['tricks'] == 10 or (state['soloist'] and (
            (state['game'] == 'null' and took == state['soloist'])
            or (every_trick and took != state['soloist']))):
        state['phase'] = 'over'


def make(state, move):
    state = dict(state)
    kind, seat, *rest = move
    if kind == 'call':
        state['calls'] += ((seat, rest[0]),)
        if auction_over(state):
            end_auction(state)
    elif kind == 'take':
        take(state, seat)
    elif kind == 'announce':
        game, said, pair = rest
        state.update(soloist=seat, said=said)
        if pair:
            lay(state, seat, pair)
        lead(state, game)
    elif kind in ('push', 'refuse'):
        if kind == 'push':
            lay(state, seat, rest[0])
        state['taken'] = False
        state['turn'] = after(seat)
        if seat == 'R':
            lead(state, 'ramsch')
    elif kind == 'say':
        state['contra'] = (rest[0], len(state['all']))
    else:
        play_card(state, seat, rest[0])
    return state


def count(state, depth, only=None):
    kinds = {'cards': ('card',), 'calls': ('call',), None: None}[only]
    found = [move for move in moves(state) if kinds is None or move[0] in kinds]
    if depth == 1:
        return len(found)
    return sum(count(make(state, move), depth - 1, only) for move in found)


# -------------------------------------------------------------------- records

def event(move):
    kind, seat, *rest = move
    made = {'seat': seat}
    if kind == 'call':
        made.update({'event': rest[0]} if isinstance(rest[0], str) else {'event': 'bid', 'bid': rest[0]})
    elif kind == 'announce':
        game, said, pair = rest
        made.update(event='announce', game=game, hand='hand' in said, ouvert='ouvert' in said)
        level = [word for word in ('schneider', 'schwarz') if word in said]
        if level:
            made['announced'] = level[-1]
        if 'revolution' in said:
            made['revolution'] = True
        if pair:
            made['discard'] = ' '.join(pair)
    elif kind == 'push':
        made.update(event='push', cards=' '.join(rest[0]))
    elif kind == 'card':
        made.update(event='card', card=rest[0])
    else:
        made['event'] = rest[0] if kind == 'say' else kind
    return made


def move_of(told):
    seat, kind = told.get('seat'), told['event']
    if kind in ('pass', 'hold', 'bid'):
        return 'call', seat, told.get('bid', kind)
    if kind == 'announce':
        said = {key for key in ('hand', 'ouvert', 'revolution') if told.get(key)} | {told.get('announced')} - {None}
        return 'announce', seat, told['game'], frozenset(said), tuple(told.get('discard', '').split())
    if kind == 'push':
        return 'push', seat, tuple(told['cards'].split())
    if kind == 'card':
        return 'card', seat, told['card']
    return ('say', seat, kind) if kind in ('contra', 're', 'sup') else (kind, seat)


def replay(given, code):
    """The state after the record: what is seen of the hands, how many cards are hidden, which cards nobody sees."""
    record = given['record']
    state = begin(record['deal'], code, given.get('options', []), given.get('pushed', False))
    seen = {card for hand in (*state['hands'].values(), state['skat']) for card in hand} - {'??'}
    state['hidden'] = {seat: record['deal'][seat].split().count('??') for seat in SEATS}
    state['hands'] = {seat: hand - {'??'} for seat, hand in state['hands'].items()}
    state['skat'] -= {'??'}
    state['unseen'] = frozenset(PACK) - seen
    for told in record['events']:
        move = move_of(told)
        if move[0] == 'push' and not state['taken']:
            take(state, move[1])
        state = make(state, move)
    return state


# ---------------------------------------------------------------------- cases

def deal_of(cards):
    return {'F': ' '.join(cards[:10]), 'M': ' '.join(cards[10:20]), 'R': ' '.join(cards[20:30]),
            'skat': ' '.join(cards[30:])}


def play_on(state, events, plies, rng):
    """So many moves at random; in the play cards alone."""
    for _ in range(plies):
        found = [move for move in moves(state) if state['phase'] != 'play' or move[0] == 'card']
        if not found:
            break
        move = rng.choice(sorted(found, key=str))
        events.append(event(move))
        state = make(state, move)
    return state


def case(rng, title, clause, start, plies=0, depth=4, only=None, code='isko2022', options=(), pushed=False, blind=False):
    """A case: a deal at random, these events, so many moves more, and the counts up to the depth."""
    for _ in range(200):
        deal = deal_of(rng.sample(PACK, 32))
        given = {'record': {'skatref': 1, 'deal': deal, 'events': [dict(told) for told in start]}}
        if options:
            given['options'] = list(options)
        if pushed:
            given['pushed'] = True
        state = replay(given, code)
        if plies:
            play_on(state, given['record']['events'], plies, rng)
            state = replay(given, code)
        if state['phase'] != 'over':
            break
    if blind:
        for seat in 'MR':
            given['record']['deal'][seat] = ' '.join(['??'] * 10)
        given['record']['deal']['skat'] = '?? ??'
    given['depth'] = depth
    if only:
        given['only'] = only
    counts = [count(replay(given, code), n, only) for n in range(1, depth + 1)]
    return {'title': title, 'clauses': [clause], 'proves': 'accepted', 'ask': 'count', 'given': given,
            'expect': {'count': counts[-1], 'counts': counts}, 'source': 'Counted by tests/game/sequences.py',
            'evidence': 'derived', 'codes': [code], 'tags': ['counts'] + (['counts-' + only] if only else []),
            'note': 'A model of the rules that was written from the clauses, without the engine, counts the moves one'
                    ' by one.'}


BIDS = [{'seat': 'M', 'event': 'bid', 'bid': 18}, {'seat': 'F', 'event': 'hold'}, {'seat': 'M', 'event': 'pass'},
        {'seat': 'R', 'event': 'pass'}]
PASSES = [{'seat': 'M', 'event': 'pass'}, {'seat': 'R', 'event': 'pass'}, {'seat': 'F', 'event': 'pass'}]


def hand(game, *words, **more):
    told = {'seat': 'F', 'event': 'announce', 'game': game, 'hand': True, 'ouvert': 'ouvert' in words}
    if 'schneider' in words or 'schwarz' in words:
        told['announced'] = 'schwarz' if 'schwarz' in words else 'schneider'
    return BIDS + [{**told, **more}]


def all_cases(seed):
    rng = random.Random(seed)
    yield case(rng, 'Sequences: the first calls', 'auction.opening', [], depth=3)
    yield case(rng, 'Sequences: the first calls before 1999', 'auction.values-1937', [], depth=3, code='altenburg1937')
    yield case(rng, 'Sequences: the first calls with revolution', 'home.revolution-bid', [], depth=2,
               options=['revolution'])
    yield case(rng, 'Sequences: calls alone, after a bid of 46', 'auction.raise',
               [{'seat': 'M', 'event': 'bid', 'bid': 46}], depth=4, only='calls')
    yield case(rng, 'Sequences: calls alone, until nothing more is bid', 'auction.end',
               [{'seat': 'M', 'event': 'bid', 'bid': 180}], depth=7, only='calls')
    yield case(rng, 'Sequences: rearhand and forehand', 'auction.second', PASSES[:1], depth=3)
    yield case(rng, 'Sequences: forehand is left alone', 'auction.forehand-alone', PASSES[:2], depth=2)
    yield case(rng, 'Sequences: the soloist and the skat', 'skat.take', BIDS, depth=2)
    yield case(rng, 'Sequences: the soloist and the skat, 1999', 'announce.games', BIDS, depth=2, code='isko1999')
    yield case(rng, 'Sequences: the soloist and the skat, with revolution', 'home.revolution', BIDS, depth=2,
               options=['revolution'])
    yield case(rng, 'Sequences: two of twelve cards', 'skat.discard', BIDS + [{'seat': 'F', 'event': 'take'}], depth=2)
    for n, game in enumerate(('clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null')):
        code = ('isko2022', 'isko2018', 'isko1999', 'altenburg1937')[n % 4]
        clause = {'grand': 'rank.grand', 'null': 'rank.null'}.get(game, 'play.follow')
        yield case(rng, f'Sequences: {game}, the first trick', clause, hand(game), depth=4, only='cards', code=code)
        yield case(rng, f'Sequences: {game}, in the middle', 'play.void', hand(game), 0 if game == 'null' else 13, 6,
                   'cards', code)
        if game != 'null':
            yield case(rng, f'Sequences: {game}, the last four tricks', 'end.play-out', hand(game), 18, 12, 'cards', code)
    yield case(rng, 'Sequences: null, the last cards', 'end.null', hand('null'), 12, 9, 'cards')
    yield case(rng, 'Sequences: null ouvert', 'end.null', hand('null', 'ouvert'), 2, 6, 'cards')
    yield case(rng, 'Sequences: clubs ouvert, until a trick is lost', 'end.schwarz', hand('clubs', 'schwarz', 'ouvert'),
               3, 7, 'cards')
    yield case(rng, 'Sequences: grand with schwarz announced', 'end.schwarz', hand('grand', 'schwarz'), 0, 5, 'cards')
    yield case(rng, 'Sequences: hearts with schneider announced', 'play.jacks', hand('hearts', 'schneider'), 9, 6, 'cards')
    for options in (['ramsch'], ['ramsch-double'], ['ramsch-fixed']):
        yield case(rng, f'Sequences: {options[0]}', 'home.ramsch', PASSES, 0 if options == ['ramsch'] else 15, 5, 'cards',
                   options=options)
    yield case(rng, 'Sequences: contra before the lead', 'home.contra-call', hand('grand'), 0, 4, options=['contra'])
    yield case(rng, 'Sequences: re after contra', 'home.contra-call',
               hand('clubs') + [{'seat': 'R', 'event': 'contra'}], 0, 4, options=['contra'])
    yield case(rng, 'Sequences: contra in the first trick', 'home.contra-time', hand('spades'), 1, 4, options=['contra'])
    yield case(rng, 'Sequences: revolution, cards alone', 'home.revolution', hand('null', 'ouvert', revolution=True), 0, 5,
               'cards', options=['revolution'])
    yield case(rng, 'Sequences: a pushed ramsch begins', 'home.push', [], 0, 3, options=['pushed-ramsch'], pushed=True)
    yield case(rng, 'Sequences: jacks are not pushed', 'home.push-jacks', [{'seat': 'F', 'event': 'take'}], 0, 3,
               options=['pushed-ramsch'], pushed=True)
    yield case(rng, 'Sequences: all have refused the cards', 'home.push-refuse',
               [{'seat': seat, 'event': 'refuse'} for seat in SEATS], 0, 4, options=['pushed-ramsch'], pushed=True)
    yield case(rng, 'Sequences: grand hand in place of a pushed ramsch', 'home.push-grand-hand',
               [{'seat': 'M', 'event': 'announce', 'game': 'grand', 'hand': True, 'ouvert': False}], 0, 4,
               options=['pushed-ramsch'], pushed=True)
    for game in ('clubs', 'null'):
        yield case(rng, f'Sequences: {game}, as forehand sees it', 'record.hidden', hand(game), 0, 3, 'cards', blind=True)
    yield case(rng, 'Sequences: grand, as forehand sees it after a trick', 'record.hidden', hand('grand'), 4, 3, 'cards',
               blind=True)


# ----------------------------------------------------------------------- main

def check(path):
    asked = 0
    for line in open(path, encoding='utf-8'):
        vector = json.loads(line)
        if vector['ask'] != 'count':
            continue
        given, asked = vector['given'], asked + 1
        for code in vector.get('codes') or [vector['code']]:
            ours = [count(replay(given, code), n, given.get('only')) for n in range(1, given['depth'] + 1)]
            if ours != vector['expect']['counts']:
                print(vector['id'], code, ours, vector['expect']['counts'])
    print(asked, 'counted')


if __name__ == '__main__':
    if sys.argv[1:2] == ['--check']:
        check(sys.argv[2])
    else:
        for found in all_cases(int(sys.argv[1]) if len(sys.argv) > 1 else 1):
            print(json.dumps(found))
