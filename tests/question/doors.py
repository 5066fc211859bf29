"""Both doors of a value: random questions, put as JSON to skatref answer and as options to skatref value.

usage: doors.py SKATREF COUNT SEED

All answers are equal, and all refusals, but for the names of the facts: given.points is --points. Half of the
questions can be answered, by and large; the others have facts that are missing, or contradict each other. Prints what
differs; exits 0 when nothing is printed."""
import json
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

SKATREF, COUNT, SEED = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])

GAMES = ['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null']
CODES = ['isko2022', 'isko2018', 'isko1999', 'altenburg1937']
ENDINGS = ['played', 'defenders-gave-up', 'soloist-gave-up', 'offer-accepted', 'defenders-breach', 'soloist-breach',
           'led-early', 'unproved', 'wrong-number']
PACK = [suit + rank for suit in 'CSHD' for rank in 'AKQJT987']

# What a fact is called by the shell, if not by its key.
NAMES = {'matadors': '--with=2 or --without=3', 'cards': '--cards and --skat', 'options': '--option',
         'announced': '--announce'}


def chance(percent):
    return random.random() * 100 < percent


def figures(played):
    """Those of cards that are dealt out: of the soloist, of the defenders, and unplayed."""
    cards, points = random.sample(PACK, 32), {'A': 11, 'T': 10, 'K': 4, 'Q': 3, 'J': 2}
    mine = random.randrange(11)
    left = 0 if played else random.randint(min(1, 10 - mine), 10 - mine)
    parts = cards[:2 + 3 * mine], cards[2 + 3 * mine:32 - 3 * left], cards[32 - 3 * left:]
    sums = [sum(points.get(card[1], 0) for card in part) for part in parts]
    return {'points': sums[0], 'tricks': mine, 'defenders_points': sums[1], 'defenders_tricks': 10 - mine - left,
            'unplayed_points': sums[2], 'unplayed_tricks': left}


def sound():
    """A question that has an answer, with more than it needs or with less."""
    given = {'game': random.choice(GAMES), 'bid': random.choice([0, 18, 18, 20, 24, 30, 36, 48, 60])}
    if given['game'] != 'null':
        given['matadors'] = random.choice([1, 1, 2, 3, -1, -2, -4])
    if chance(40):
        given['hand'] = True
        if chance(40) and given['game'] != 'null':
            given['announced'] = random.choice(['schneider', 'schwarz'])
    if chance(10):
        given.update({'contra': random.choice(['contra', 're', 'sup']), 'options': ['contra']})
    if chance(50):
        given['ending'] = random.choice(ENDINGS)
    if given.get('ending') in ('wrong-number', 'offer-accepted') and chance(40):
        given['proved'] = random.choice(['schneider', 'schwarz'])
    given['code'] = random.choice(CODES)
    given.update(figures(given.get('ending', 'played') == 'played'))
    for part in ('points', 'tricks'):
        if chance(70):
            del given[random.choice(['', 'defenders_', 'unplayed_']) + part]
    return given


def spoiled():
    """Some facts changed, some added, some left out."""
    given = figures(chance(50))
    if chance(30):
        given[random.choice(list(given))] = random.randrange(11)
    for key in list(given):
        if chance(60 if key.startswith('defenders') else 25):
            del given[key]
    return dict(any_contract(), **given)


def any_contract():
    given = {'game': random.choice(GAMES), 'bid': random.choice([0, 18, 18, 20, 24, 30, 36, 48, 60, 19, 17, 264, 300])}
    if chance(15):
        given['cards'] = ' '.join(random.sample(PACK, 12))
    if chance(80 if given['game'] != 'null' else 10):
        given['matadors'] = random.choice([1, 1, -1, 2, -3, 4, 5, 11, -11])
    for key, often in (('hand', 35), ('ouvert', 12), ('revolution', 4)):
        if chance(often):
            given[key] = True
    if chance(15):
        given['announced'] = random.choice(['schneider', 'schwarz'])
    if chance(10):
        given['contra'] = random.choice(['contra', 're', 'sup'])
    if chance(10):
        given['options'] = random.choice([['contra'], ['revolution'], ['contra', 'revolution']])
    if chance(40):
        given['ending'] = random.choice(ENDINGS)
    if given.get('ending') in ('wrong-number', 'offer-accepted') and chance(40):
        given['proved'] = random.choice(['schneider', 'schwarz'])
    given['code'] = random.choice(CODES)
    return given


def options(given):
    """The same as options of skatref value."""
    yield given['game']
    for key, value in given.items():
        name = {'announced': 'announce', 'options': 'option', 'proved': 'asked'}.get(key, key.replace('_', '-'))
        if value is True:
            yield '--' + name
        elif key != 'game' and (key, value) != ('bid', 0):
            yield '--%s=%s' % (name, ','.join(value) if isinstance(value, list) else value)


def in_shell(text):
    """A refusal of skatref answer as the shell says it."""
    text = re.sub(r'(^|; )given\.[a-z_]+: ', r'\1', text)
    return re.sub(r'given\.([a-z_]+)', lambda m: NAMES.get(m[1], '--' + m[1].replace('_', '-')), text)


def by_options(given):
    done = subprocess.run([SKATREF, 'value', '--format=json', *options(given)], capture_output=True, text=True,
                          check=False)
    if done.returncode == 0:
        return done.stdout.strip()
    lines = done.stderr.splitlines()[:-1]
    return '; '.join(line.replace('skatref value: ', '', 1) for line in lines)


def main():
    random.seed(SEED)
    questions = [random.choice([sound, spoiled])() for _ in range(COUNT)]
    text = ''.join(json.dumps({'id': n, 'ask': 'value', 'given': given}) + '\n' for n, given in enumerate(questions))
    lines = subprocess.run([SKATREF, 'answer'], input=text, capture_output=True, text=True, check=True).stdout
    failed = refused = 0
    with ThreadPoolExecutor(2) as pool:
        for given, line, shell in zip(questions, lines.splitlines(), pool.map(by_options, questions)):
            answer = json.loads(line)
            wanted = in_shell(answer['error']) if 'error' in answer else re.sub(r'^{"id":\d+,"answer":(.*)}$', r'\1', line)
            refused += 'error' in answer
            if shell != wanted:
                failed += 1
                if failed <= 10:
                    print('FAILED: %s\n  answer: %s\n  value:  %s' % (json.dumps(given), wanted, shell))
    print('%d questions, %d of them refused, %d otherwise by the other door' % (COUNT, refused, failed))
    return failed


sys.exit(1 if main() else 0)
