"""What goes with what happened: every fact of an incident with every incident, and of a misdeal with every misdeal, by
every door.

usage: happenings.py SKATREF

The tables below were written from the clauses. A fact that does not go with what happened is refused in a message that
names it and all that it goes with, by `skatref answer`, `skatref ask` and `skatref value`; one that goes with it is not
refused for that; one that says nothing, as false or null, changes no answer. The schema states the same table."""
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

SKATREF = sys.argv[1]
# end.revoke, end.wrong-lead, play.turn, end.early-lead, trick.complete
WRONG = 'revoke wrong-lead wrong-turn early-lead leads-on'
# end.breach-before, with what is judged as a look at tricks or at the skat, or as betrayal: trick.last, end.skat-shown,
# end.own-cards-decide
BREACH = WRONG + ' card-shown skat-seen tricks-seen betrayal warns says-lost skat-shown last-trick'
TABLE = {
    'agreed': 'lays-down skat-shown gives-up',             # end.offer, end.skat-shown, end.concede-consent
    'objected': 'lays-down skat-shown gives-up',
    'asked': 'lays-down skat-shown wrong-number',          # end.offer, skat.wrong-number-proved
    'others_get': 'lays-down',                             # end.claim, end.open-play
    'play_on': BREACH + ' lays-down gives-up throws',      # end.play-on, end.throw
    'noticed': WRONG + ' leads-shown',                     # end.revoke-late, end.lead-back, end.shown-suit
    'leave': BREACH + ' leads-shown',                      # general.leave, end.shown-suit
    'trick_to': 'leads-on',                                # trick.complete
}
SAID = {'agreed': ['M', 'R'], 'objected': ['M'], 'asked': 'schneider', 'others_get': 1, 'play_on': True, 'noticed': 'led',
        'leave': True, 'trick_to': 'M'}
NOTHING = {'objected': [], 'asked': None, 'others_get': 0, 'play_on': False, 'leave': False}
DECIDING = 'count missing'                                 # deal.count-soloist, deal.count-defenders, deal.astray
LOOKS = 'skat-seen skat-taken'                             # deal.skat-seen, deal.skat-taken, auction.peek
# A fact of a misdeal: what is said, the misdeals, and what says nothing, if anything does.
MISDEALS = {
    'found': ('auction', 'count cut dealing shuffle exposed ' + LOOKS),   # deal.objection, deal.wrong-manner
    'by': ('F', LOOKS + ' missing'),
    'soloist': ('F', DECIDING), 'play_on': (True, DECIDING, False),       # deal.count-play
    'game': ('clubs', DECIDING), 'unannounced': (False, DECIDING, True), 'hand': (True, DECIDING, False),
    'announced': ('schneider', DECIDING, None), 'ouvert': (True, DECIDING, False), 'bid': (18, DECIDING, 0),
    'matadors': (1, DECIDING),
    'cards': ({'F': 10, 'M': 9, 'R': 10, 'skat': 3}, 'count'),            # deal.count
    'lifted': (5, 'cut'), 'fault': ('dealer', 'exposed'),                 # deal.cut, deal.exposed
    'told_apart': (True, 'skat-taken', False), 'leave': (True, 'skat-seen', False),  # deal.skat-back, deal.dealer-looks
    'reserved': (True, 'cutter-away', False), 'long': (True, 'cutter-away', False),  # deal.cut-absent
    'mattered': (True, 'missing', False), 'proved': ('schneider', 'missing', None),  # deal.astray
    'players': (4, 'cutter-away dealer'), 'dealer': (1, 'dealer'), 'deal': (5, 'dealer'),  # deal.wrong-dealer
}
FIGURES = {'game': 'clubs', 'bid': 18, 'matadors': 1, 'points': 40, 'tricks': 4, 'unplayed_points': 50,
           'unplayed_tricks': 3, 'soloist': 'F'}


def answers(questions):
    text = ''.join(json.dumps(question) + '\n' for question in questions)
    return [json.loads(line) for line in subprocess.run([SKATREF, 'answer'], input=text, capture_output=True, text=True,
                                                        check=True).stdout.splitlines()]


def happened(kind, by, **more):
    needed = {'noticed': 'at-once'} if kind in TABLE['noticed'].split() else {}
    if kind == 'leads-on':
        needed['trick_to'] = 'R'
    if kind in ('lays-down', 'gives-up', 'skat-shown') and by == 'F':
        needed['agreed'] = ['M', 'R']
    return {'ask': 'ending', 'given': dict(FIGURES, happened=dict({'kind': kind, 'by': by}, **dict(needed, **more)))}


def typed(question):
    """The same as arguments of skatref ask."""
    for key, value in question['given'].items():
        if key == 'happened':
            yield from typed({'given': {'happened.' + inner: what for inner, what in value.items()}})
        else:
            yield '%s=%s' % (key, 'null' if value is None else ','.join(value) if isinstance(value, list)
                             else str(value).lower() if isinstance(value, bool) else value)


def options(kind, by, fact):
    """The same as options of skatref value."""
    told = {'agreed': 'both', 'asked': 'schneider', 'others_get': 1, 'noticed': 'led', 'trick_to': 'middlehand'}
    yield from ('value', 'clubs', '--bid=18', '--with=1', '--points=40', '--tricks=4', '--unplayed-points=50',
                '--unplayed-tricks=3', '--soloist=forehand', '--happened=' + kind,
                '--by=' + {'F': 'forehand', 'M': 'middlehand'}[by])
    yield '--' + fact.replace('_', '-') + ('=%s' % told[fact] if fact in told else '')


def refused(command):
    done = subprocess.run([SKATREF, *command], capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ''


def misdeals(schema):
    """What is wrong with the facts of misdeals, which are asked one by one: what is missing is said besides."""
    form = schema['$defs']['misdeal']['properties']
    kinds = form['kind']['enum']
    for fact, what in form.items():
        if sorted(what.get('x-kinds', ())) != sorted(MISDEALS.get(fact, ('', ''))[1].split()):
            yield 'the schema: %s goes with %s' % (fact, what.get('x-kinds'))
    if set(form) != set(MISDEALS) | {'kind', 'code'}:
        yield 'the schema: the facts of misdeals are %s' % sorted(form)
    tried = [(kind, fact, said) for kind in kinds for fact, row in MISDEALS.items() for said in (row[0], *row[2:])]
    questions = [{'ask': 'misdeal', 'given': {'kind': kind, fact: said}} for kind, fact, said in tried]
    for (kind, fact, said), answer in zip(tried, answers(questions)):
        goes_with = MISDEALS[fact][1].split()
        goes = kind in goes_with or said in MISDEALS[fact][2:]
        text = 'given.%s: does not go with %s, only with: %s' % (fact, kind, ', '.join(k for k in kinds if k in goes_with))
        if goes == ('does not go with' in answer.get('error', '')) or not goes and text not in answer['error']:
            yield '%s, %s %s: %s' % (kind, fact, said, answer)
    for fact, kind in (('lifted', 'skat-seen'), ('leave', 'cut'), ('bid', 'dealer')):
        command = ('ask', 'misdeal', kind, '%s=%s' % (fact, str(MISDEALS[fact][0]).lower()))
        if 'ask misdeal: %s: does not go with %s, only with: ' % (fact, kind) not in refused(command):
            yield '%s: %s' % (' '.join(command), refused(command))


def main():
    wrong = []
    schema = json.loads(subprocess.run([SKATREF, 'ask', '--schema'], capture_output=True, text=True, check=True).stdout)
    wrong += misdeals(schema)
    form = schema['$defs']['happened']['properties']
    kinds = form['kind']['enum']
    for fact, schema in form.items():
        if set(schema.get('x-kinds', ())) != set(TABLE.get(fact, '').split()):
            wrong.append('the schema: %s goes with %s' % (fact, schema.get('x-kinds')))
    if set(form) != set(TABLE) | {'kind', 'by'}:
        wrong.append('the schema: the facts are %s' % sorted(form))
    tried = [(kind, by, fact, kind in kinds_of.split(), ', '.join(k for k in kinds if k in kinds_of.split()))
             for kind in kinds for by in 'FM' for fact, kinds_of in TABLE.items()]
    questions = [happened(kind, by, **{fact: SAID[fact]}) for kind, by, fact, _, _ in tried]
    for (kind, by, fact, goes, only), question, said in zip(tried, questions, answers(questions)):
        text = 'given.happened.%s: does not go with %s, only with: %s' % (fact, kind, only)
        if goes == ('does not go with' in said.get('error', '')) or not goes and text not in said['error']:
            wrong.append('%s: %s' % (json.dumps(question), said))
    still = [(kind, by, fact) for kind, by, fact, _, _ in tried if fact in NOTHING]
    ones = answers(happened(*one[:2]) for one in still)
    others = answers(happened(kind, by, **{fact: NOTHING[fact]}) for kind, by, fact in still)
    wrong += ['%s that says nothing: %s, else %s' % pair for pair in zip(still, others, ones) if pair[1] != pair[2]]
    # Programs are started for a part: each fact with each incident once, by one side or the other.
    part = [one for n, one in enumerate(tried) if (n // len(TABLE) // 2 + n) % 2 == n // len(TABLE) % 2 and one[2] != 'objected']
    commands = [('ask', 'ending', *typed(happened(kind, by, **{fact: SAID[fact]}))) for kind, by, fact, _, _ in part]
    commands += [tuple(options(kind, by, fact)) for kind, by, fact, _, _ in part]
    with ThreadPoolExecutor(2) as pool:
        for (kind, _, fact, goes, only), command, said in zip(part + part, commands, pool.map(refused, commands)):
            name = 'happened.' + fact if command[0] == 'ask' else '--' + fact.replace('_', '-')
            text = ' does not go with %s, only with: %s\n' % (kind, only)
            if goes == (' does not go with ' in said) or not goes and (text not in said or name not in said):
                wrong.append('%s: %s' % (' '.join(command), said))
    print('\n'.join(wrong[:40]))
    print('%d facts with incidents, %d commands' % (len(tried), len(commands)))
    return len(wrong) > 0 or len(tried) < 300


sys.exit(main())
