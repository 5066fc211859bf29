"""Questions as JSON, as arguments, and against the JSON Schema of skatref ask --schema.

usage: ask.py SKATREF VECTORS

Every question of the corpus is valid by the schema, and so is its answer; as arguments of skatref ask it has the
same answer as from skatref answer. A case that has the same answer under several codes is put as arguments under the
first of them; under each, if the answers differ. Prints what is not so; exits 0 when nothing is printed."""
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import jsonschema

SKATREF, VECTORS = sys.argv[1:3]


def run(arguments, text=''):
    done = subprocess.run([SKATREF] + arguments, input=text, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


# ------------------------------------------------------------------ arguments

def plain(value):
    """A value inside of a list: a word."""
    return {True: 'true', False: 'false', None: 'none'}.get(value, str(value)) if isinstance(value, (bool, type(None))) \
        else str(value)


def words(fields):
    """An object in one argument: key=value key=value, cards with commas."""
    return ' '.join('%s=%s' % (key, plain(value).replace(' ', ',')) for key, value in fields.items())


def arguments(ask, given):
    """The facts as a shell user says them."""
    for key, value in given.items():
        if key == 'record':
            yield 'record=' + json.dumps(value)
        elif key == 'deals':
            for deal in value:
                each = {k: (','.join('%s=%s' % p for p in v.items()) if isinstance(v, dict) else v)
                        for k, v in deal.items()}
                yield 'deals=' + (words(each) or ' ')
            if not value:
                yield 'deals='
        elif key == 'tallies':
            yield 'tallies=' + '; '.join('%s: %s' % (name, words(tally)) for name, tally in value.items())
        elif isinstance(value, dict):
            for inner, fact in value.items():
                yield '%s.%s=%s' % (key, inner, ','.join(fact) if isinstance(fact, list) else plain(fact))
        elif isinstance(value, list):
            yield '%s=%s' % (key, ','.join(map(str, value)))
        else:
            yield '%s=%s' % (key, plain(value))


# ------------------------------------------------------------ what a referee says

SEATS = {'F': 'forehand', 'M': 'middlehand', 'R': 'rearhand'}
PARTS = {'hand': 'hand', 'schneider': 'schneider announced', 'schwarz': 'schwarz announced', 'ouvert': 'ouvert',
         'revolution': 'revolution'}
OVER = {'end.offer': "The soloist's cards stay on the table, and the tricks decide.",
        'announce.show': 'The defenders ask the soloist to lay his cards open.',
        'play.stays': 'The card stays on the table.'}


def score_said(answer):
    won = answer['won'] if 'won' in answer else answer['score'] > 0
    return 'The soloist %s: %+d%s.' % ('wins' if won and not answer.get('overbid') else 'loses', answer['score'],
                                       ', overbid' if answer.get('overbid') else '')


def ending_said(answer):
    over, rest = answer.get('over'), answer.get('rest')
    yield 'It stays open: searching', over is None
    if 'score' in answer:
        yield score_said(answer), True
    yield 'The soloist wins.', 'score' not in answer and answer.get('winner') == 'soloist'
    yield 'The soloist loses.', 'score' not in answer and answer.get('winner') == 'defenders'
    yield 'The game goes on', over is False
    yield 'and the wrong card is taken back.', over is False and bool(answer.get('put_right'))
    for clause, text in OVER.items():
        yield text, over is False and answer.get('clause') == clause
    for side in ('soloist', 'defenders'):
        yield 'The remaining tricks go to the %s.' % side, rest == side
    for seat, name in SEATS.items():
        yield 'A player who has added a card may change it: %s.' % name, seat in answer.get('may_change', [])
    yield 'The sources leave this open; it is our reading.', bool(answer.get('open'))


def misdeal_said(answer, given):
    favours = answer.get('favours')
    if 'score' in answer:
        yield score_said(answer), True
    for side in ('wins', 'loses'):
        yield 'The soloist %s.' % side, 'score' not in answer and favours == {'wins': 'soloist', 'loses': 'defenders'}[side]
    again = answer['remedy'] == 'dealt-again'
    yield 'The pack is cut again.', again and given['kind'] == 'cut'
    yield 'The same dealer deals again.', again and given['kind'] not in ('cut', 'dealer')
    yield 'played again from the first seat.', again and given['kind'] == 'dealer'
    yield 'Deals 1 to %d stand' % answer.get('stand', 0), again and answer.get('stand', 0) > 0
    yield 'The deal is left as it is.', answer['remedy'] == 'none' and not favours
    yield 'The skat does not count for the matadors.', bool(answer.get('hand_alone'))
    for seat, name in SEATS.items():
        yield 'Barred from bidding: %s.' % name, seat in answer.get('barred', [])
    yield 'Earlier bids no longer bind.', (given.get('found') == 'auction' and answer.get('allowed') is False
                                           and answer['remedy'] != 'dealt-again' and not favours)


def auction_said(answer, given):
    if 'illegal' in answer:
        yield 'Call %d is not allowed' % answer['illegal']['call'], True
        return
    calls = given.get('calls', [])
    if 'soloist' in answer:
        yield 'The soloist is %s, at %d.' % (SEATS[answer['soloist']], answer['bid']), True
    yield 'The auction goes on; next to call: %s.' % SEATS.get(answer.get('open'), ''), 'open' in answer
    yield 'All have passed', bool(answer.get('passed_in'))
    yield 'Earlier bids no longer bind.', 'open' in answer and bool(calls) and calls[-1].endswith(' looks')


def announce_said(answer):
    later = answer.get('lost') == 'skat.wrong-number-proved'
    yield 'The game is lost at once: ', isinstance(answer.get('lost'), str) and not later
    yield 'The game is lost as soon as a card is led: ', later
    for part, text in PARTS.items():
        yield 'Struck out: %s.' % text, any(one['what'] == part for one in answer['struck'])


def ramsch_said(answer):
    booked = ['%s: %+d' % (name, score) for name, score in zip(SEATS.values(), answer['scores']) if score]
    text = ', '.join(booked) if booked else 'Nothing is booked for anybody'
    yield text[0].upper() + text[1:] + '.', True


def said(ask, given, answer):
    """Sentences, and whether the verdict must have each, or must not."""
    return {'value': lambda: [(score_said(answer), True)], 'ending': lambda: ending_said(answer),
            'misdeal': lambda: misdeal_said(answer, given), 'auction': lambda: auction_said(answer, given),
            'announce': lambda: announce_said(answer), 'ramsch': lambda: ramsch_said(answer)}[ask]()


# ----------------------------------------------------------------------- checks

def broken(questions):
    """Questions that nobody can answer: the first of each kind that has a fact, with nonsense for it; and one with a
    fact that nobody knows."""
    seen = set()
    for question in questions:
        for key in ['x'] + list(question['given']):
            if (question['ask'], key) in seen:
                continue
            seen.add((question['ask'], key))
            yield dict(question, given=dict(question['given'], **{key: [[]]}))


def distinct(questions, answers):
    """The questions with their answers, without those that only another code tells from one with the same answer."""
    seen = set()
    for question, line in zip(questions, answers):
        given = {key: value for key, value in question['given'].items() if key != 'code'}
        one = question['ask'], json.dumps(given), line.partition(',"answer":')[2]
        if one not in seen:
            seen.add(one)
            yield question, line


def main():
    schema = json.loads(run(['ask', '--schema'])[1])
    question_schema = jsonschema.Draft202012Validator(schema)
    jsonschema.Draft202012Validator.check_schema(schema)
    answer_schema = {name[:-7]: jsonschema.Draft202012Validator({'$defs': schema['$defs'], '$ref': '#/$defs/' + name})
                     for name in schema['$defs'] if name.endswith('-answer')}
    with open(VECTORS, encoding='utf-8') as lines:
        vectors = [json.loads(line) for line in lines]
    questions = [{'id': v['id'], 'ask': v['ask'], 'given': v['given']} for v in vectors]
    answers = run(['answer'], ''.join(json.dumps(q) + '\n' for q in questions))[1].splitlines()
    failed, valid = 0, set()

    def fail(question, text):
        nonlocal failed
        failed += 1
        if failed <= 10:
            print('FAILED: %s %s: %s' % (question['ask'], question['id'], text[:600]))

    for question, line in zip(questions, answers):
        for error in question_schema.iter_errors(question):
            fail(question, 'not by the schema: ' + error.message)
        answer = question['ask'], line.partition(',"answer":')[2]
        if answer in valid:
            continue
        valid.add(answer)
        for error in answer_schema[question['ask']].iter_errors(json.loads(line)['answer']):
            fail(question, 'answered not by the schema: ' + error.message)
    wrong = list(broken(questions))
    refused = run(['answer'], ''.join(json.dumps(q) + '\n' for q in wrong))[1].splitlines()
    for question, line in zip(wrong, refused):
        if question_schema.is_valid(question):
            fail(question, 'broken, but valid by the schema: %s' % question['given'])
        if 'error' not in json.loads(line) and question['given'].get('record') != [[]]:
            fail(question, 'broken, but answered: %s' % question['given'])
    put = list(distinct(questions, answers))
    with ThreadPoolExecutor(2) as pool:
        asked = pool.map(lambda q: run(['ask', '--format=json', q[0]['ask']]
                                       + list(arguments(q[0]['ask'], q[0]['given']))), put)
        for (question, line), (status, out, err) in zip(put, asked):
            wanted = re.sub(r'^\{"id":"[^"]*","answer":(.*)\}$', r'\1\n', line)
            if status != 0 or out != wanted:
                fail(question, 'as arguments %r: %s%s, not %s' % (list(arguments(question['ask'], question['given'])),
                                                                 out, err, wanted))
        told = [q for q in put if q[0]['ask'] in ('value', 'ending', 'misdeal', 'auction', 'announce', 'ramsch')]
        told = [q for n, q in enumerate(told) if n % 3 == 0 or q[0]['ask'] in ('misdeal', 'announce')]
        texts = pool.map(lambda q: run(['ask', '--lang=en', q[0]['ask']]
                                       + list(arguments(q[0]['ask'], q[0]['given'])))[1], told)
        for (question, line), text in zip(told, texts):
            verdict = ' '.join(text.split('\n\n')[0].split())
            for sentence, due in said(question['ask'], question['given'], json.loads(line)['answer']):
                if (sentence in verdict) != due:
                    fail(question, '%r is %s: %s' % (sentence, 'missing' if due else 'wrong', verdict))
    print('%d questions, %d of them as arguments, and %d that are broken' % (len(questions), len(put), len(wrong)))
    return failed


sys.exit(1 if main() else 0)
