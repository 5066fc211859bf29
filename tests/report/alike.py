"""What check and explain print in every format, against the JSON lines of check.

usage: alike.py SKATREF LOG...

The JSON lines name for each game its verdict, its figures and its findings. Text, JUnit, SARIF, the page, the summaries and
explain must have the same games, findings, lines and counts, computed here from the JSON lines and the bytes of the logs;
and each condition of --where must take just the games whose JSON line fulfils it. Prints what is not so; exits 0 when
nothing is printed."""
import html
import json
import re
import subprocess
import sys
from collections import Counter

SKATREF, LOGS = sys.argv[1], sys.argv[2:]
VERDICTS = ['conforms', 'convention', 'undecided', 'violates', 'malformed']
VERDICT_OF = {'illegal': 'violates', 'wrong': 'violates', 'convention': 'convention', 'undecided': 'undecided',
              'malformed': 'malformed'}
LEVELS = {'violates': 'error', 'malformed': 'error', 'undecided': 'warning', 'convention': 'note'}


def run(*arguments):
    done = subprocess.run([SKATREF, *arguments], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def compare(name, due, got):
    """Lists or counts that should be the same."""
    if due == got:
        return
    if isinstance(due, list) and isinstance(got, list):
        for n, (one, other) in enumerate(zip(due, got)):
            if one != other:
                print(f'{name}: item {n + 1}: due {one}, printed {other}')
                return
        print(f'{name}: due {len(due)}, printed {len(got)}')
    else:
        print(f'{name}: due {due}, printed {got}')


# ------------------------------------------------------------------------- the JSON lines

STATUS, TEXT = run('check', '--format=jsonl', *LOGS)
GAMES = [json.loads(line) for line in TEXT.splitlines()]
BYTES = {log: open(log, 'rb').read() for log in LOGS}
LINES = {log: [0] + [n + 1 for n, byte in enumerate(BYTES[log]) if byte == 10] for log in LOGS}
SPEC = {one['id']: one for one in map(json.loads, run('clause', '--list', '--format=json')[1].splitlines())}
CLAUSES = list(SPEC)


def line_of(game, finding):
    """The line of the log in which the byte of a finding lies."""
    start = LINES[game['source']][game['line'] - 1]
    while BYTES[game['source']][start:start + 1] == b' ':  # a record begins behind them
        start += 1
    return game['line'] + BYTES[game['source']][start:start + finding['byte'] - 1].count(b'\n')


def findings():
    return [(game, finding) for game in GAMES for finding in game['findings']]


def kind_of(game):
    if game['game'] == 'ramsch':
        return 'ramsch'
    if game['deal'] == 'passed-in':
        return 'passed in'
    return game['game'] or 'no game'


def by_clause(wanted=lambda game, finding: True):
    """Of each clause the findings, the games, the games by verdict of the finding, and its places."""
    found = {}
    for game in GAMES:
        seen = set()
        for finding in game['findings']:
            if not wanted(game, finding):
                continue
            c = found.setdefault(finding['clause'], {'findings': 0, 'games': 0, 'verdicts': Counter(), 'places': []})
            c['findings'] += 1
            verdict = VERDICT_OF[finding['kind']]
            if (finding['clause'], verdict) not in seen:
                c['verdicts'][verdict] += 1
            if finding['clause'] not in seen:
                c['games'] += 1
                c['places'].append((game['source'], line_of(game, finding),
                                    game['id'].encode()[:23].decode(errors='ignore')))
            seen |= {(finding['clause'], verdict), finding['clause']}
    return found


# -------------------------------------------------------------------------------- formats

def check_text():
    status, text = run('check', '--all', *LOGS)
    got = re.findall(r'^(.*):(\d+): (\w+): ([a-z0-9.-]+): .*$', text, re.M)
    due = [(g['source'], str(line_of(g, f)), VERDICT_OF[f['kind']], f['clause']) for g, f in findings()]
    compare('text: findings', due, [one for one in got if one[2] != 'conforms' and one[3] in CLAUSES])
    named = re.findall(r'^(.*):(\d+): conforms: (?:game (.*?): )?', text, re.M)
    compare('text: games that conform', [(g['source'], str(g['line'])) for g in GAMES if not g['findings']],
            [one[:2] for one in named])
    count = Counter(game['verdict'] for game in GAMES)
    compare('text: the last line', [len(GAMES)] + [count[v] for v in VERDICTS],
            [int(n) for n in re.findall(r'(\d+) (?:games|conform|by|undecided|violate|malformed)', text.splitlines()[-1])])
    compare('text: status', STATUS, status)


def check_junit():
    for strict in (False, True):
        text = run('check', '--format=junit', *LOGS, *(['--strict'] if strict else []))[1]
        cases = re.findall(r'<testcase classname="(.*?)" name="(.*?)"(?:/>|>\n    <([a-z-]+)[^>]*>(.*?)</\3>\n)', text, re.S)
        got = [(html.unescape(c[0]), html.unescape(c[1]), c[2], re.findall(r'^(\w+), ([a-z0-9.-]+): ', c[3], re.M)) for c in cases]
        due, failures = [], 0
        for game in GAMES:
            fails = game['verdict'] in ('violates', 'malformed') or (strict and game['verdict'] != 'conforms')
            failures += fails
            due.append((game['source'], f"line {game['line']}" + (f", game {game['id']}" if game['id'] else ''),
                        '' if not game['findings'] else 'failure' if fails else 'system-out',
                        [(f['kind'], f['clause']) for f in game['findings']]))
        compare(f'junit, strict {strict}', due, got)
        head = re.search(r' tests="(\d+)" failures="(\d+)" errors="(\d+)"', text).groups()
        compare(f'junit, strict {strict}: head', (str(len(GAMES)), str(failures), '0'), head)
        text = run('check', '--format=junit', 'nowhere.sgf', *LOGS, 'nor-there.sgf', *(['--strict'] if strict else []))[1]
        head = re.search(r' tests="(\d+)" failures="(\d+)" errors="(\d+)"', text).groups()
        compare(f'junit, strict {strict}: two files that are not there',
                tuple(str(text.count(f'<{one} ')) for one in ('testcase', 'failure', 'error')), head)
        compare(f'junit, strict {strict}: their head', (str(len(GAMES) + 2), str(failures), '2'), head)


def check_sarif():
    one = json.loads(run('check', '--format=sarif', *LOGS)[1])['runs'][0]
    got = []
    for result in one['results']:
        place = result['locations'][0]['physicalLocation']
        got.append((result['ruleId'], result['level'], place['artifactLocation']['uri'], place['region']['startLine']))
    compare('sarif: results', [(f['clause'], LEVELS[VERDICT_OF[f['kind']]], g['source'], line_of(g, f))
                               for g, f in findings()], got)
    found = {f['clause'] for _, f in findings()}
    compare('sarif: rules', [(c, SPEC[c]['title'], SPEC[c]['text'].split('. ')[0].rstrip('.') + '.', SPEC[c]['text'])
                             for c in CLAUSES if c in found],
            [(r['id'], r['shortDescription']['text'], r['fullDescription']['text'], r['help']['text'])
             for r in one['tool']['driver']['rules']])


def names_of(game):
    """The names; of a game that cannot be read the JSON line has none, but its log may."""
    if game['verdict'] != 'malformed':
        return game['players']
    line = BYTES[game['source']][LINES[game['source']][game['line'] - 1]:].split(b'\n')[0].decode()
    found = [re.search(rf'P{n}\[(.*?)\]', line) for n in range(3)]
    return [one.group(1) if one else None for one in found]


def players():
    count = {}
    for game in GAMES:
        for name in names_of(game):
            if name is not None:
                one = count.setdefault(name, [0, 0])
                one[0] += 1
                one[1] += game['verdict'] in ('violates', 'malformed')
    return [(name, *count[name]) for name in sorted(count, key=lambda n: (-count[n][1], -count[n][0], n.encode()))]


def check_summaries():
    summary = json.loads(run('check', '--format=summary', '--summary=json', '--players', *LOGS)[1])
    verdicts = Counter(game['verdict'] for game in GAMES)
    kinds = {}
    for game in GAMES:
        kinds.setdefault(kind_of(game), Counter())[game['verdict']] += 1
    compare('summary: games', len(GAMES), summary['games'])
    compare('summary: verdicts', {v: verdicts[v] for v in VERDICTS}, summary['verdicts'])
    compare('summary: kinds', {k: {v: kinds[k][v] for v in VERDICTS} for k in kinds}, summary['kinds'])
    found = by_clause()
    compare('summary: clauses', {c: (found[c]['findings'], found[c]['games'], found[c]['places'][:3]) for c in found},
            {c['clause']: (c['findings'], c['games'], [(p['source'], p['line'], p['id'] or '') for p in c['places']])
             for c in summary['clauses']})
    games = [found[c['clause']]['games'] for c in summary['clauses']]
    compare('summary: the order of the clauses', sorted(games, reverse=True), games)
    compare('summary: players', players(), [(p['name'], p['games'], p['violate']) for p in summary['players']])

    text = run('check', '--format=summary', '--players', *LOGS)[1]
    compare('summary as text: verdicts', [(v, str(verdicts[v]), f'{100 * verdicts[v] / len(GAMES):.2f} %') for v in VERDICTS],
            re.findall(rf'^  ({"|".join(VERDICTS)}) +(\d+) +([\d.]+ %)$', text, re.M))
    rows = {k: (sum(kinds[k].values()), *(kinds[k][v] for v in VERDICTS[1:])) for k in kinds}
    compare('summary as text: kinds', rows, {name: tuple(int(n) for n in row.split()) for name, row in
                                             re.findall(r'^  (\w+(?: \w+)?)((?: +\d+){5})$', text, re.M)})
    compare('summary as text: clauses', [(c['clause'], str(c['findings']), str(c['games'])) for c in summary['clauses']],
            re.findall(r'^  ([a-z0-9.-]+): (\d+) in (\d+) games?$', text, re.M))
    compare('summary as text: places', [f"    {p['source']}:{p['line']}" + (f" (game {p['id']})" if p['id'] else '')
                                        for c in summary['clauses'] for p in c['places']],
            re.findall(r'^    \S+:\d+(?: \(game .*\))?$', text, re.M))
    part = text[text.index('\n  player '):]
    compare('summary as text: players', [(n, str(g), str(v)) for n, g, v in players()][:20],
            re.findall(r'^  (\S+(?: \S+)*?) {2,}(\d+) +(\d+)$', part, re.M))


def check_page():
    text = run('check', '--format=html', '--players', '--examples=100', *LOGS)[1]
    found = by_clause()
    got = {}
    for one in re.split(r'(?=<section class="clause" id=")', text)[1:]:
        clause, games, place, words = re.match(r'<section class="clause" id="([^"]*)" data-games="(\d+)" data-place="(\d+)"'
                                               r' data-verdicts="([^"]*)">', one).groups()
        counts = re.findall(r'<span class="count v-([a-z]+)">(\d+) ', one)
        said = re.search(r'(\d+) findings? in (\d+) games?; (it is|all are) below', one)
        examples = re.findall(r'<summary data-verdict="([a-z]+)"><code>(.*?):(\d+)</code>', one)
        got[clause] = (int(games), int(place), words.split(), {v: int(n) for v, n in counts}, said and said.groups()[:2],
                       [(html.unescape(s), int(n)) for _, s, n in examples])
    due = {}
    for clause, c in found.items():
        words = [v for v in VERDICTS if c['verdicts'][v]]
        due[clause] = (c['games'], CLAUSES.index(clause), words, {v: c['verdicts'][v] for v in words},
                       (str(c['findings']), str(c['games'])), [p[:2] for p in c['places']])
    for clause in due:
        compare(f'page: {clause}', due[clause], got.get(clause))
    compare('page: clauses', sorted(due), sorted(got))
    compare('page: players', [(n, str(g), str(v)) for n, g, v in players()],
            [(html.unescape(n), g, v) for n, g, v in
             re.findall(r'<bdi>(.*?)</bdi></td><td>(\d+)</td><td>(\d+)</td>', text)])
    verdicts = Counter(game['verdict'] for game in GAMES)
    compare('page: verdicts', [(v, str(verdicts[v])) for v in VERDICTS],
            re.findall(r'<li><i class="v-([a-z]+)"></i>[a-z]+ <b>(\d+)</b>', text))


def check_explain():
    for log in LOGS:
        games = [game for game in GAMES if game['source'] == log]
        told = [json.loads(line) for line in run('explain', '--all', '--format=json', log)[1].splitlines()]
        compare(f'explain {log}: as JSON', games, [{k: v for k, v in one.items() if k not in ('trace', 'rest')} for one in told])
        text = run('explain', '--all', '--cards=letters', log)[1]
        pieces = re.split(r'(?m)^(?=Game )', text)[1:]
        compare(f'explain {log}: verdicts', [game['verdict'] for game in games],
                [re.search(r'(?m)^verdict +(\w+)$', piece).group(1) for piece in pieces])
        compare(f'explain {log}: findings', [sorted((VERDICT_OF[f['kind']], f['clause']) for f in game['findings']) for game in games],
                [sorted(re.findall(r'(?m)^   !  (\w+): ([a-z0-9.-]+) \(', piece)) for piece in pieces])
        held, shown = [], []
        for one, piece in zip(told, pieces):
            if 'trace' not in one:
                continue
            held.append([one['trace'][0]['hands'][seat].split() for seat in ('F', 'M', 'R', 'skat')])
            lines = [re.search(rf'(?m)^{label} +(.*)$', piece).group(1) for label in ('forehand', 'middlehand', 'rearhand', 'skat')]
            shown.append([re.sub(r'(and )?\d+ hidden', '', line).split() for line in lines])
        compare(f'explain {log}: the cards in the order of the game', held, shown)


def check_turn(log):
    """After each event of a record of our own the question turn has the same as the trace, as long as the deal goes on."""
    records = [json.loads(line) for line in open(log)]
    told = [json.loads(line) for line in run('explain', '--all', '--format=json', log)[1].splitlines()]
    states, questions = [], ''
    for record, one in zip(records, told):
        for n, state in enumerate(one.get('trace', [])):
            if state['over']:
                break
            states.append((record.get('id'), n, record['events'][n - 1]['event'] if n else 'deal', state))
            questions += json.dumps({'ask': 'turn', 'given': {'record': dict(record, events=record['events'][:n])}}) + '\n'
    done = subprocess.run([SKATREF, 'answer'], input=questions, capture_output=True, text=True, check=False).stdout
    compared = 0
    for (name, n, event, state), line in zip(states, done.splitlines()):
        answer = json.loads(line).get('answer')
        if answer is None or 'illegal' in answer or answer['over']:
            continue
        compared += 1
        keys = ['phase', 'taken', 'decided', 'hands'] + ['turn', 'trick'] * (event in ('card', 'take', 'announce', 'discard'))
        due = dict(state, trick='' if len(state['by']) == 3 else state['trick'])
        for one in (due, answer):
            one['hands'] = {k: sorted(v.split()) for k, v in one['hands'].items()}
        for key in keys:
            compare(f'turn, {log}, {name}, after {n} events: {key}', due[key], answer[key])
    if compared < 200:
        print(f'turn, {log}: only {compared} states')


# ------------------------------------------------------------------------------- choosing

def asks(name, options, wanted):
    """The JSON lines with these options are those that are wanted."""
    compare(f'check {" ".join(options)}', [(g['source'], g['line']) for g in GAMES if wanted(g)],
            [(g['source'], g['line']) for g in map(json.loads, run('check', '--format=jsonl', *options, *LOGS)[1].splitlines())])


RELATIONS = {'=': lambda a, b: a == b, '!=': lambda a, b: a != b, '<': lambda a, b: a < b, '>': lambda a, b: a > b,
             '<=': lambda a, b: a <= b, '>=': lambda a, b: a >= b}


def check_where():
    def flag(key):
        return lambda g: g[key]
    sound = [g for g in GAMES if g['verdict'] != 'malformed']
    flags = {'hand': flag('hand'), 'ouvert': flag('ouvert'), 'won': flag('won'), 'overbid': flag('overbid'),
             'ramsch': lambda g: g['game'] == 'ramsch' if g['verdict'] != 'malformed' else None,
             'passed-in': lambda g: g['deal'] == 'passed-in' if g['verdict'] != 'malformed' else None}
    for name, fact in flags.items():
        asks(name, [f'--where={name}'], lambda g: fact(g) is True)
        asks(name, [f'--where=!{name}'], lambda g: fact(g) is False)
    for name in ('bid', 'value', 'score', 'points', 'matadors'):
        values = sorted({g[name] for g in sound if g[name] is not None})
        for sign, holds in RELATIONS.items():
            value = values[len(values) // 2]
            asks(name, [f'--where={name}{sign}{value}'], lambda g: g[name] is not None and holds(g[name], value))
    for game in ('clubs', 'null', 'grand|hearts'):
        asks('game', [f'--where=game={game}'], lambda g: g['game'] in game.split('|'))
        asks('game', [f'--where=game!={game}'], lambda g: g['game'] not in (None, 'ramsch', *game.split('|')))
    name = next(n for g in GAMES for n in g['players'] if n)
    asks('player', [f'--where=player={name}'], lambda g: name in names_of(g))
    asks('player', [f'--where=player!={name}'], lambda g: any(names_of(g)) and name not in names_of(g))
    asks('soloist', [f'--where=soloist={name}'], lambda g: g['soloist'] is not None and g['players'][g['soloist']] == name)
    asks('soloist', [f'--where=soloist!={name}'],
         lambda g: g['soloist'] is not None and g['players'][g['soloist']] not in (None, name))
    asks('two', ['--where=game=clubs,won', '--where=!hand'], lambda g: g['game'] == 'clubs' and g['won'] and g['hand'] is False)
    asks('id', [f"--where=id={GAMES[0]['id']}|{GAMES[2]['id']}"], lambda g: g['id'] in (GAMES[0]['id'], GAMES[2]['id']))


def check_choices():
    for verdict in (*VERDICTS, 'violates,convention'):
        asks('verdict', [f'--verdict={verdict}'], lambda g: g['verdict'] in verdict.split(','))
    asks('findings only', ['--findings-only'], lambda g: g['findings'])
    for clause in ('value.*', 'play.follow,record.*'):
        starts = tuple(one.rstrip('*') for one in clause.split(','))
        asks('clause', [f'--clause={clause}'], lambda g: any(f['clause'].startswith(starts) for f in g['findings']))
        asks('both', [f'--clause={clause}', '--verdict=violates'],
             lambda g: g['verdict'] == 'violates' and any(f['clause'].startswith(starts) for f in g['findings']))
        text = run('check', '--all', f'--clause={clause}', *LOGS)[1]
        compare(f'text, --all --clause={clause}', [(str(line_of(g, f)), f['clause']) for g, f in findings() if f['clause'].startswith(starts)],
                re.findall(r'^.*?:(\d+): \w+: ([a-z0-9.-]+): ', text, re.M))
        compare(f'text, --all --clause={clause}: games that conform', 0, text.count(': conforms: '))
    shown, due = Counter(), []
    for game, finding in findings():
        shown[finding['clause']] += 1
        if shown[finding['clause']] <= 2:
            due.append((str(line_of(game, finding)), finding['clause']))
    text = run('check', '--max=2', *LOGS)[1]
    compare('text, --max=2', due, re.findall(r'^.*?:(\d+): (?:violates|convention|undecided|malformed): ([a-z0-9.-]+): ', text, re.M))
    compare('text, --max=2: the others', [str(len(findings()) - len(due))],
            re.findall(r'^(\d+) more findings; --max=2', text, re.M))


def check_by_date():
    """By the date of each game, text and JUnit name the code of each, as the JSON lines have it."""
    games = [json.loads(line) for line in run('check', '--format=jsonl', '--code=auto', *LOGS)[1].splitlines()]
    compare('by date: some codes', True, len({game['code'] for game in games}) > 1)
    names = re.findall(r'<testcase classname=".*?" name="(.*?)"', run('check', '--format=junit', '--code=auto', *LOGS)[1])
    compare('by date: junit', [f"line {g['line']}" + (f", game {g['id']}" if g['id'] else '') + f", {g['code']}" for g in games],
            [html.unescape(name) for name in names])
    text = run('check', '--all', '--code=auto', *LOGS)[1]
    compare('by date: text', [(VERDICT_OF[f['kind']], f['clause'], g['code']) for g in games for f in g['findings']],
            re.findall(r'^.*?:\d+: (\w+): ([a-z0-9.-]+) \((\w+)\): ', text, re.M))
    compare('by date: games that conform', [g['code'] for g in games if not g['findings']],
            re.findall(r'^.*?:\d+: conforms: (\w+): ', text, re.M))
    told = re.findall(r'(?m)^Game .*, by the code (\w+)', ''.join(run('explain', '--all', '--code=auto', log)[1] for log in LOGS))
    compare('by date: explain', [g['code'] for g in games], told)


for check in (check_by_date, check_text, check_junit, check_sarif, check_summaries, check_page, check_explain, check_where, check_choices):
    check()
for own in LOGS:
    if own.endswith('.jsonl'):
        check_turn(own)
sys.exit(0)
