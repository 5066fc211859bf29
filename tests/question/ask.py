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
    print('%d questions, %d of them as arguments, and %d that are broken' % (len(questions), len(put), len(wrong)))
    return failed


sys.exit(1 if main() else 0)
