"""The doors of a value, of a game or a ramsch: random questions, put as JSON to skatref answer, as options to skatref
value, and, if they are refused, as arguments to skatref ask.

usage: doors.py SKATREF COUNT SEED

All answers are equal, and all refusals, but for the names of the facts: given.points is --points, and points. A third of
the questions can be answered, by and large; in others facts are missing, or contradict each other; in the rest a word is
misspelt or a number out of its range. Prints what differs; exits 0 when nothing is printed."""
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
         'announced': '--announce', 'proved': '--asked', 'game': 'game'}

# What nobody can mean; the beginning of a word, as people type it, would be one.
MISSPELT = {'game': ['clbs', 'ramsch', 'grandd', 'x', 'c;ubs'], 'ending': ['playd', 'soloist-gvae-up', 'x'],
            'announced': ['schnieder', 'schwarts', 'x'], 'contra': ['cntra', 'rr', 'supp'], 'proved': ['shneider', 'some'],
            'bid': [-5, 361, 999, 1000, 'x', '18x', ''], 'points': [121, -1, 700, 'many'], 'tricks': [11, -1, '3.5.1'],
            'matadors': [12, -12, 'some'], 'defenders_points': [121], 'unplayed_tricks': [11, 'y']}


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


def ramsch():
    """A ramsch, sound or not."""
    given = {'options': random.choice([['ramsch'], ['ramsch-double'], ['ramsch-fixed'], ['pushed-ramsch'],
                                       ['ramsch', 'home.ramsch-last-trick'], ['contra']])}
    points = sorted([0, 120, random.randrange(121), random.randrange(121)])
    given['points'] = [b - a for a, b in zip(points, points[1:])]
    given['tricks'] = random.choice([[4, 3, 3], [10, 0, 0], [5, 5, 0], [4, 4, 4], [4, 3], [3, 3, 11], ['x', 1, 9]])
    if chance(20):
        given['points'] = random.choice([[60, 60], [121, 0, 0], [90, 90, 0], ['x', 1, 2], [1.5, 3, 4]])
    if chance(40):
        given['refused'] = random.choice([0, 1, 3, 4, -1, 'some'])
    if chance(40):
        given['last_trick'] = random.choice(['F', 'M', 'R', 'X'])
    if 'pushed-ramsch' in given['options']:
        given['pushed'] = True
    for key in ('points', 'tricks'):
        if chance(10):
            del given[key]
    return given


def options(given):
    """The same as options of skatref value; that the skat was pushed, its house rule says there."""
    given = {key: value for key, value in given.items() if key != 'pushed'}
    yield given.get('game', 'ramsch')
    for key, value in given.items():
        name = {'announced': 'announce', 'options': 'option', 'proved': 'asked'}.get(key, key.replace('_', '-'))
        if value is True:
            yield '--' + name
        elif key != 'game' and (key, value) != ('bid', 0):
            yield '--%s=%s' % (name, ','.join(map(str, value)) if isinstance(value, list) else value)


def misspelt():
    """One fact, or two, that cannot be read."""
    given = random.choice([sound, spoiled])()
    for key in random.sample(list(MISSPELT), random.choice([1, 1, 2])):
        given[key] = random.choice(MISSPELT[key])
    if 'proved' in given and given.get('ending') not in MISSPELT['ending']:
        given['ending'] = 'offer-accepted'
    return given


def parts(error):
    """What is wrong, one by one, without the word null, which people do not type."""
    return [part.replace('expected one of null, s', 'expected one of s').replace('one of null, c', 'one of c')
            .replace('one of F, M, R', 'one of forehand, middlehand, rearhand') for part in re.split(r'; (?=given\.)', error)]


def in_shell(part):
    """A refusal of skatref answer as the options say it: in front stands only the name of what cannot be read."""
    name = re.match(r'given\.([a-z_]+): (?!expected .*, got )', part)
    part = part.replace(': given.pushed', ': --option=pushed-ramsch')
    text = part[name.end():] if name else part.replace('given.matadors:', '--matadors:').replace('given.cards:', '--cards:')
    return re.sub(r'given\.([a-z_]+)', lambda m: NAMES.get(m[1], '--' + m[1].replace('_', '-')), text)


def refused_by(*command):
    """The lines of a refusal without the command, or None."""
    done = subprocess.run([SKATREF, *command], capture_output=True, text=True, check=False)
    name = 'skatref %s: ' % ('value' if command[:2] != ('value', 'ramsch') and command[0] == 'value' else
                             ' '.join(command[:2]))
    return None if done.returncode == 0 else [line.replace(name, '', 1) for line in done.stderr.splitlines()[:-1]], done.stdout


def arguments(given):
    for key, value in given.items():
        yield '%s=%s' % (key, ','.join(map(str, value)) if isinstance(value, list) else str(value).lower()
                         if isinstance(value, bool) else value)


def differences(given, line):
    """What the other doors say otherwise."""
    answer = json.loads(line)
    is_ramsch = 'game' not in given
    lines, out = refused_by('value', *([] if is_ramsch else ['--format=json']), *options(given))
    if 'answer' in answer and is_ramsch:
        scores = [int(n) for n in re.findall(r'^(?:fore|middle|rear)hand +([-+]?\d+)$', out, re.MULTILINE)]
        return [] if scores == answer['answer']['scores'] else [(answer, out or lines)]
    if 'answer' in answer:
        wanted = re.sub(r'^{"id":\d+,"answer":(.*)}$', r'\1', line)
        return [] if out.strip() == wanted else [(wanted, out.strip() or lines)]
    wanted = parts(answer['error'])
    asked = refused_by('ask', 'ramsch' if is_ramsch else 'value', *arguments(given))[0]
    pairs = [(sorted(map(in_shell, wanted)), sorted(lines or [])),
             (sorted(part.replace('given.', '') for part in wanted), sorted(asked or []))]
    return [(one, other) for one, other in pairs if one != other]


def main():
    random.seed(SEED)
    questions = [random.choice([sound, spoiled, misspelt, sound, spoiled, misspelt, ramsch])() for _ in range(COUNT)]
    text = ''.join(json.dumps({'id': n, 'ask': 'value' if 'game' in given else 'ramsch', 'given': given}) + '\n'
                   for n, given in enumerate(questions))
    lines = subprocess.run([SKATREF, 'answer'], input=text, capture_output=True, text=True, check=True).stdout.splitlines()
    failed = 0
    with ThreadPoolExecutor(2) as pool:
        for given, found in zip(questions, pool.map(differences, questions, lines)):
            failed += bool(found)
            for wanted, got in found[:1 if failed <= 10 else 0]:
                print('FAILED: %s\n  answer: %s\n  other:  %s' % (json.dumps(given), wanted, got))
    refused = sum('"error"' in line for line in lines)
    print('%d questions, %d of them refused, %d otherwise by another door' % (COUNT, refused, failed))
    return failed


sys.exit(1 if main() else 0)
