"""No ruling on a fact that is missing: leaves out each fact of each question in turn.

usage: sweep.py SKATREF VECTORS [marks]

Without the fact the question is refused; or, for every value that the fact may have, what was answered stays as it was.
The questions are those of the corpus, and endings of every kind, by both sides, under three editions. Facts that are
said or done at the table are excepted, by name: left out, they were not. Prints each fact that a ruling turned on
without it, each fact that the schema marks as asked for (x-asked) and that never is, and each that is asked for without
the mark; exits 0 when nothing is printed."""
import copy
import itertools
import json
import re
import subprocess
import sys

SKATREF, VECTORS = sys.argv[1:3]

# Left out, it was not so: each is documented, in skatref ask NAME --help or in skatref-protocol(7).
NOT_SAID = {
    'hand': 'an announcement', 'announced': 'an announcement', 'ouvert': 'an announcement',
    'revolution': 'an announcement', 'contra': 'an announcement', 'bound': 'a game named as a bid',
    'laid_open': 'a way to announce', 'late': 'a way to announce', 'play_on': 'a demand', 'leave': 'leave that is given',
    'asked': 'a level asked for, or proved', 'proved': 'the same', 'others_get': 'tricks left by words',
    'reserved': 'a cut that is reserved', 'refused': 'cards that are refused',
    'held': 'a wrong number of cards', 'put_away': 'a wrong number of cards',
    'code': 'the first edition', 'options': 'house rules',
}
# Of one question only.
ALSO = {('value', 'ending'): 'the game was played out', ('misdeal', 'game'): 'nothing is announced yet',
        ('misdeal', 'dealer'): 'the kind says that he had not to deal',
        ('round', 'game'): 'the deal was passed in'}
# Asked for by the name of another fact that tells the same.
INSTEAD = ('cards', 'defenders_points', 'defenders_tricks', 'trick', 'objected')
WRONG_CARDS = ('revoke', 'wrong-lead', 'wrong-turn', 'early-lead', 'leads-on', 'leads-shown')
ASKED = ('value', 'ending', 'misdeal', 'announce', 'ramsch', 'round', 'matadors', 'legal', 'trick')


def answers(questions):
    text = ''.join(json.dumps(question) + '\n' for question in questions)
    done = subprocess.run([SKATREF, 'answer', '--jobs=2'], input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


# ------------------------------------------------------------------------ facts

FORMS = json.loads(subprocess.run([SKATREF, 'ask', '--schema'], capture_output=True, text=True,
                                  check=True).stdout)['$defs']


def named(schema):
    """The name of the form that a schema refers to, or None."""
    return schema['$ref'].rpartition('/')[2] if '$ref' in schema else None


def places(form, given, before=()):
    """All facts of a form that is there, as paths with their schemas."""
    for key, schema in FORMS[form]['properties'].items():
        yield before + (key,), schema
        inside = given.get(key)
        if named(schema) in FORMS and isinstance(inside, dict):
            yield from places(named(schema), inside, before + (key,))
        elif isinstance(inside, list) and named(schema.get('items', {})):
            for n, item in enumerate(inside):
                yield from places(named(schema['items']), item, before + (key, n))


def values(schema):
    """What a fact may be: all of it, or of many numbers those at which rulings turn."""
    if 'enum' in schema:
        return schema['enum']
    if schema.get('type') == 'boolean':
        return [False, True]
    if schema.get('type') == 'integer':
        low, high = schema['minimum'], schema['maximum']
        if high - low <= 24:
            return range(low, high + 1)
        return sorted({low, high} | {n for n in (0, 1, 2, 5, 10, 15, 18, 20, 24, 29, 30, 31, 32, 36, 45, 48, 50, 59, 60,
                                                 61, 72, 75, 85, 89, 90, 96, 119) if low < n < high})
    if schema.get('items', {}).get('enum') == ['F', 'M', 'R']:
        return [list(seats) for n in range(4) for seats in itertools.combinations('FMR', n)]
    return []


def found(given, path):
    for key in path:
        try:
            given = given[key]
        except (KeyError, IndexError):
            return None
    return given


def changed(given, path, value=None):
    """With another value there; without a value: without the fact."""
    given = copy.deepcopy(given)
    inside = found(given, path[:-1])
    if value is None:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value[0]
    return given


def excepted(ask, path):
    return path[-1] in NOT_SAID or (ask, path[-1]) in ALSO


# -------------------------------------------------------------------- questions

def corpus():
    seen = set()
    with open(VECTORS, encoding='utf-8') as lines:
        for line in lines:
            case = json.loads(line)
            for code in case['codes'] if case['ask'] in ASKED else ():
                given = dict(case['given'], code=code)
                if json.dumps((case['ask'], given), sort_keys=True) not in seen:
                    seen.add(json.dumps((case['ask'], given), sort_keys=True))
                    yield case['ask'], given


def endings():
    """Undecided, won, and before the first card; what is needed of the rest is there."""
    figures = [(40, 4, 50, 3), (65, 5, 30, 3), (10, 0, 110, 10)]
    kinds = FORMS['happened']['properties']['kind']['enum']
    codes = ['isko2022', 'isko1999', 'altenburg1937']
    for kind, by, code, (points, tricks, rest, left) in itertools.product(kinds, 'FM', codes, figures):
        wrong = dict({'noticed': 'at-once'} if kind in WRONG_CARDS else {}, **({'trick_to': 'R'} if kind == 'leads-on' else {}))
        for more in ({}, {'play_on': True}, {'agreed': []}, {'agreed': ['M', 'R']}, {'objected': ['R']}):
            if any(kind not in FORMS['happened']['properties'][fact]['x-kinds'] for fact in more):
                continue
            yield 'ending', {
                'game': 'clubs', 'bid': 18, 'matadors': 1, 'points': points, 'tricks': tricks, 'unplayed_points': rest,
                'unplayed_tricks': left, 'soloist': 'F', 'code': code,
                'happened': dict({'kind': kind, 'by': by}, **wrong, **more)}


def values_ended():
    hows = FORMS['value']['properties']['ending']['enum']
    codes = FORMS['value']['properties']['code']['enum']
    games = [{'game': 'clubs', 'matadors': 1}, {'game': 'null'},
             {'game': 'grand', 'matadors': 2, 'hand': True, 'announced': 'schwarz'}]
    for how, code, game in itertools.product(hows, codes, games):
        yield 'value', dict({'bid': 18, 'points': 40, 'tricks': 4, 'unplayed_points': 50, 'unplayed_tricks': 3,
                             'ending': how, 'code': code}, **game)


def left_out(questions):
    """Each without each of its facts, and the values that this may have had."""
    for ask, given in questions:
        for path, schema in list(places(ask, given)):
            if excepted(ask, path):
                continue
            there = found(given, path) is not None
            may_be = list(values(schema)) + ([found(given, path)] if there else [])
            if may_be:
                yield ask, changed(given, path) if there else given, path, may_be


def without_keys(path):
    return '.'.join(str(key) for key in path if not isinstance(key, int))


def marks(tried, first):
    """What is marked as asked for where it is missing, but never is; and what is asked for without the mark."""
    asked, marked, known = set(), set(), set()
    for (ask, given, path, _), answer in zip(tried, first):
        form, forms = FORMS[ask], [ask]
        for key in path[:-1]:
            if not isinstance(key, int):
                inside = form['properties'][key]
                forms.append(named(inside) or named(inside.get('items', {})))
                form = FORMS[forms[-1]]
        fact = forms[-1], path[-1]
        known.add(fact)
        if form['properties'][path[-1]].get('x-asked') or path[-1] in form['required']:
            marked.add(fact)
        if found(given, path) is None and re.search(r'(^|; )given\.%s: ' % re.escape(without_keys(path)), answer.get('error', '')):
            asked.add(fact)
    never = {(form, key) for form, key in marked - asked
             if form in ASKED + ('happened', 'hands', 'said') and key not in INSTEAD}
    return [('never asked for', fact) for fact in sorted(never)] + \
        [('asked for, but not marked', fact) for fact in sorted(asked - marked)]


def main():
    tried = list(left_out(itertools.chain(corpus(), endings(), values_ended())))
    first = list(answers({'ask': ask, 'given': given} for ask, given, _, _ in tried))
    wrong_marks = marks(tried, first) if 'marks' in sys.argv[3:] else []
    for what, (form, key) in wrong_marks:
        print('FAILED: %s of %s: %s' % (key, form, what))
    ruled = [(one, answer['answer']) for one, answer in zip(tried, first) if 'answer' in answer]
    variants = [(n, value) for n, (one, _) in enumerate(ruled) for value in one[3]]
    again = answers({'ask': ruled[n][0][0], 'given': changed(ruled[n][0][1], ruled[n][0][2], (value,))}
                    for n, value in variants)
    turned = {}
    for (n, value), other in zip(variants, again):
        (ask, given, path, _), ruling = ruled[n]
        if 'answer' in other and any(other['answer'].get(key, key) != ruling[key] for key in ruling if key != 'steps'):
            turned.setdefault((ask, '.'.join(str(key) for key in path if not isinstance(key, int))),
                              (given, value, ruling, other['answer']))
    for (ask, name), (given, value, ruling, other) in sorted(turned.items()):
        print('FAILED: %s turns on %s: %s; with %s %s: %s' % (ask, name, json.dumps(given), name, value, [
            (key, ruling[key], other.get(key)) for key in ruling if key != 'steps' and ruling[key] != other.get(key)]))
    print('%d facts left out, %d of them refused, %d other values of the rest tried'
          % (len(tried), len(tried) - len(ruled), len(variants)))
    return len(turned) + len(wrong_marks)


sys.exit(1 if main() else 0)
