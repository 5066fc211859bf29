"""Every number and every list of cards of every question: from its least to its most, and no further; and what a fact is
that is left out.

usage: bounds.py SKATREF VECTORS

The tables below were written from the rules, not from the schema: 32 cards (pack.cards), of which each has ten and twelve
with the skat (deal.hands), 120 card points (pack.points), ten tricks (end.play-out), 11 matadors (matadors.limit). The schema
states the same bounds; a number beyond them is refused as such, with both bounds; the least and the most are not. Of what has
a default, the answer is the same without it as with it, and another with a neighbour of it, over the corpus."""
import json
import subprocess
import sys

SKATREF, VECTORS = sys.argv[1:3]
PACK = [suit + rank for suit in 'CSHD' for rank in 'AKQJT987']

POINTS, TRICKS, MATADORS, BID, SEATS = (0, 120), (0, 10), (-11, 11), (0, 999), (3, 4)
TAKEN = {'points': POINTS, 'tricks': TRICKS, 'defenders_points': POINTS, 'defenders_tricks': TRICKS,
         'unplayed_points': POINTS, 'unplayed_tricks': TRICKS, 'bid': BID, 'matadors': MATADORS}
HAND = {seat: (0, 32) for seat in ('F', 'M', 'R', 'skat')}
NUMBERS = {
    'deal': {'players': (3, 8), 'dealer': (0, 7)}, 'value': TAKEN, 'ending': TAKEN,
    'misdeal': {'lifted': (0, 32), 'players': (3, 8), 'dealer': (0, 7), 'deal': (1, 10000), 'bid': BID, 'matadors': MATADORS},
    'announce': {'bid': BID, 'put_away': (0, 12), 'held': (0, 12)}, 'ramsch': {'refused': (0, 3)}, 'round': {'players': SEATS},
    'count': {'depth': (1, 20)}, 'sheet': {'players': SEATS, 'limit': (1, 100000), 'series': (1, 1000), 'passed_in': (0, 1000)},
    'happened': {'others_get': (0, 10)}, 'counts': HAND,
    'round-deal': {'matadors': MATADORS, 'points': POINTS, 'value': (1, 100000)},
    'sheet-deal': {'score': (-100000, 100000), 'value': (1, 100000), 'factor': (1, 64)},
    'tally': {'points': (-1000000, 1000000), 'won': (0, 1000), 'lost': (0, 1000)},
}
CARDS = {
    'matadors': {'cards': (1, 12)}, 'legal': {'hand': (1, 10), 'led': (1, 1)}, 'trick': {'cards': (3, 3)},
    'deal': {'pack': (32, 32)}, 'value': {'cards': (12, 12), 'pile': (2, 32)}, 'ending': {'cards': (12, 12), 'trick': (0, 2)},
    'hands': {'F': (0, 10), 'M': (0, 10), 'R': (0, 10)},
}
THREES = {('ramsch', 'points'): POINTS, ('ramsch', 'tricks'): TRICKS}
# Inside of which question and fact a form stands.
AROUND = {'happened': ('ending', 'happened', False), 'counts': ('misdeal', 'cards', False), 'hands': ('ending', 'hands', False),
          'round-deal': ('round', 'deals', True), 'sheet-deal': ('sheet', 'deals', True), 'tally': ('sheet', 'tallies', None)}
# Left out, a fact is this, by the manual: the default, and a neighbour.
DEFAULTS = {('sheet', 'limit'): (501, 500), ('sheet', 'stake'): (1, 2), ('announce', 'held'): (10, 11),
            ('announce', 'put_away'): (2, 1), ('ramsch', 'refused'): (0, 1), ('value', 'ending'): ('played', 'soloist-gave-up'),
            ('value', 'hand'): (False, True), ('value', 'code'): ('isko2022', 'altenburg1937'), ('sheet', 'scheme'):
            ('seeger-fabian', 'plain'), ('auction', 'follow'): (False, True), ('ending', 'hand'): (False, True),
            ('value', 'contra'): (None, 're'), ('misdeal', 'play_on'): (False, True), ('announce', 'laid_open'): (False, True),
            ('announce', 'late'): ('nothing', 'hand')}
UNFIT = []


def answers(questions):
    text = ''.join(json.dumps(question) + '\n' for question in questions)
    done = subprocess.run([SKATREF, 'answer', '--jobs=2'], input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def with_fact(form, key, value):
    """A question that has this fact, and little else."""
    ask, fact, listed = AROUND.get(form, (form, None, False))
    inside = {key: value}
    if fact is None:
        given = inside
    elif listed is None:
        given = {'players': ['A', 'B', 'C'], fact: {name: inside for name in 'ABC'}}
    else:
        given = {fact: [inside] if listed else inside}
    if ask == 'sheet':
        given.setdefault('players', ['A', 'B', 'C'])
    if (form, key) == ('misdeal', 'dealer'):
        given['players'] = 8
    if (form, key) == ('deal', 'dealer'):
        given['players'] = 8
    return {'ask': ask, 'given': given}


def schema_bounds(schema):
    for one in [schema] + schema.get('anyOf', []):
        if 'minimum' in one:
            return one['minimum'], one['maximum']
    return None


def numbers(schema):
    tried = []
    for form, facts in NUMBERS.items():
        for key, (low, high) in facts.items():
            if (form, key) == ('sheet', 'players'):
                continue
            if schema_bounds(schema[form]['properties'][key]) != (low, high):
                UNFIT.append('%s of %s in the schema' % (key, form))
            tried += [(form, key, low, high, n, low <= n <= high) for n in (low - 1, low, high, high + 1)]
    for form in schema:
        for key, fact in schema[form]['properties'].items():
            if not form.endswith('-answer') and schema_bounds(fact) and form in NUMBERS and key not in NUMBERS[form] and \
                    (form, key) != ('sheet', 'stake'):
                UNFIT.append('%s of %s is in no table' % (key, form))
    for (form, key, low, high, n, sound), answer in zip(tried, answers(with_fact(form, key, n) for form, key, _, _, n, _ in tried)):
        error = answer.get('error', '')
        if sound == ('expected a whole number from' in error and ', got %d' % n in error) or \
                not sound and 'expected a whole number from %d to %d, got %d' % (low, high, n) not in error:
            UNFIT.append('%s of %s, %d: %s' % (key, form, n, error or 'is taken'))
    return len(tried)


def cards():
    tried = [(form, key, low, high, n) for form, facts in CARDS.items() for key, (low, high) in facts.items()
             for n in {low - 1, low, high, high + 1} if 0 <= n <= 32]
    for (form, key, low, high, n), answer in zip(tried, answers(with_fact(form, key, ' '.join(PACK[:n]))
                                                                for form, key, low, high, n in tried)):
        refused = ' %s: expected ' % key in answer.get('error', '').replace('.', ' ') and 'like "C' in answer.get('error', '')
        if refused == (low <= n <= high):
            UNFIT.append('%d cards as %s of %s: %s' % (n, key, form, answer))
    for (form, key), (low, high) in THREES.items():
        for three in ([low, low, low], [high, high, high], [low - 1, 0, 0], [0, high + 1, 0], [0, 0, high + 1], [1, 2], [1, 2, 3, 4]):
            sound = len(three) == 3 and all(low <= n <= high for n in three)
            answer, = answers([with_fact(form, key, three)])
            if sound == ('given.%s: expected three whole numbers from %d to %d' % (key, low, high) in answer.get('error', '')):
                UNFIT.append('%s as %s of %s: %s' % (three, key, form, answer))
    return len(tried)


def defaults():
    with open(VECTORS, encoding='utf-8') as lines:
        cases = [json.loads(line) for line in lines]
    for (ask, key), (default, neighbour) in DEFAULTS.items():
        bare = [case['given'] for case in cases if case['ask'] == ask and key not in case['given']]
        if (ask, key) == ('sheet', 'limit'):
            bare = [{'players': ['A', 'B', 'C'], 'scheme': 'beer', 'deals': [{'soloist': 'A', 'score': -score}]}
                    for score in (250, 498, 499, 500, 501, 502)]
        if key == 'laid_open':      # clause announce.by-deed
            bare.append({'bid': 18, 'skat_taken': True, 'said': {'game': 'null'}, 'code': 'altenburg1937'})
        one, same, other = (answers({'ask': ask, 'given': dict(given, **more)} for given in bare)
                            for more in ({}, {key: default}, {key: neighbour}))
        kept = [(a, b) for a, b in zip(one, same) if a.get('answer') != b.get('answer') and 'answer' in a]
        if key in ('put_away', 'held'):      # which contradict each other, and the skat that was not taken
            kept = [(a, b) for a, b in kept if 'error' not in b]
        if kept:
            UNFIT.append('%s of %s is not %s by default: %s' % (key, ask, default, kept[0]))
        if all(a.get('answer') == c.get('answer') for a, c in zip(one, other)):
            UNFIT.append('%s of %s makes no difference' % (key, ask))


def main():
    schema = json.loads(subprocess.run([SKATREF, 'ask', '--schema'], capture_output=True, text=True, check=True).stdout)['$defs']
    tried = numbers(schema), cards()
    defaults()
    print('\n'.join(UNFIT[:40]))
    print('%d numbers, %d lists of cards' % tried)
    return len(UNFIT) > 0


sys.exit(main())
