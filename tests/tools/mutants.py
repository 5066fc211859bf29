"""All small errors of a C file in one text: each is chosen by a number when the program runs.

    a < b    becomes    (skr_m(17) ? (a <= b) : (a < b))

The lines stay where they are. It reads C by tokens, and relies on the house's style: a binary
operator has a blank on both sides. What follows an #else is for other machines and left alone.
A clause that is cited becomes another one, so that each citation needs a test of its own.
What does not compile is taken out again by mutate.py.
"""
import re
from dataclasses import dataclass, field

TOKEN = re.compile(r"""
    (?P<skip>\s+|/\*.*?\*/|//[^\n]*|(?<![^\n])\#else\b.*?\n\#endif|(?<![^\n])[ ]*\#(?:[^\n]*\\\n)*[^\n]*)
  | (?P<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
  | (?P<number>0[xX]\w+|\d[\d.]*(?:[eE][-+]?\d+)?\w*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign><<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)
""", re.VERBOSE | re.DOTALL)
LEVEL = {"||": 3, "&&": 4, "|": 5, "^": 6, "&": 7, "==": 8, "!=": 8, "<": 9, ">": 9, "<=": 9,
         ">=": 9, "<<": 10, ">>": 10, "+": 11, "-": 11, "*": 12, "/": 12, "%": 12}
SET = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
OTHER = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||",
         "||": "&&", "+": "-", "-": "+", "*": "+", "/": "*", "%": "*", "&": "|", "|": "&",
         "<<": ">>", ">>": "<<", "+=": "-=", "-=": "+=", "*=": "+=", "|=": "&=", "&=": "|="}
SWAPPED = {"true": "false", "false": "true",
           "SKR_SCHNEIDER": "SKR_SCHWARZ", "SKR_SCHWARZ": "SKR_SCHNEIDER"}
CLAUSE = re.compile(r"SKR_C_(?!NONE$)\w+$")
WRONG_CLAUSES = ("SKR_C_PACK_CARDS", "SKR_C_PACK_SUITS")     # in force in every code
HEADS = {"if", "for", "while", "switch"}
KEYWORDS = HEADS | {"return", "case", "else", "do", "sizeof", "goto", "default"}
KEPT = {"return", "goto", "case", "default", "else", "do", "typedef", "static", "enum", "extern",
        "_Static_assert"} | HEADS
TYPES = re.compile(r"(?:char|int|long|short|unsigned|signed|double|float|void|bool|struct|union|"
                   r"const|enum|FILE|size_t|json_t|va_list|static|\w+_t)$")
# Without these a program only keeps memory that it no longer needs: the sanitizers tell.
RELEASES = re.compile(r"(?:free|json_decref|va_end|va_start|va_copy|fclose|\w+_(?:free|destroy))$")
PAIR = {")": "(", "]": "[", "}": "{"}


@dataclass
class Mutant:
    file: str
    line: int
    shown: str        # the line as changed, "- " before one that is left out
    kind: str
    start: int
    end: int
    text: str
    number: int = 0
    name: str = ""    # file and shown, and where several lines become the same which of them it is
    mark: bool = True
    state: str = ""
    clauses: set = field(default_factory=set)


class Source:
    def __init__(self, name, text):
        self.name, self.text = name, text
        self.tokens = []
        for match in TOKEN.finditer(text):
            if match.lastgroup != "skip":
                self.tokens.append((match.lastgroup, match[0], match.start(), match.end()))
        self.match = {}
        stack = []
        for i, (_, word, _, _) in enumerate(self.tokens):
            if word in ("(", "[", "{"):
                stack.append(i)
            elif word in PAIR and stack:
                j = stack.pop()
                self.match[i], self.match[j] = j, i
        self.mutants = []
        self.after = {}     # position: tables that follow there
        self.outer()

    def word(self, i):
        return self.tokens[i][1] if 0 <= i < len(self.tokens) else ""

    # ------------------------------------------------------------------------- what to change

    def add(self, kind, first, last, text, at, old, new, mark=True):
        """The tokens first to last become the text; shown: at `at`, old becomes new."""
        begin = self.text.rfind("\n", 0, at) + 1
        end = self.text.find("\n", at)
        line = self.text[begin:end]
        where = at - begin
        shown = ("- " + old if new is None
                 else line[:where] + new + line[where + len(old):]).strip()
        self.mutants.append(Mutant(
            self.name, self.text.count("\n", 0, at) + 1, shown, kind, self.tokens[first][2],
            self.tokens[last][3], flat(text), mark=mark))

    def span(self, first, last):
        return self.text[self.tokens[first][2]:self.tokens[last][3]]

    def by_hand(self, start, end, old, new, kind):
        """A text of whole tokens, a statement with its semicolon or an expression."""
        at = {token[2]: i for i, token in enumerate(self.tokens)}
        ends = {token[3]: i for i, token in enumerate(self.tokens)}
        first, last = at[start], ends[end]
        self.mutants = [m for m in self.mutants if not (
            m.start < start < m.end < end or start < m.start < end < m.end)]
        self.add(f"hand {kind}", first, last, new, start, old, new)
        return self.mutants[-1]

    def outer(self):
        """Outside of functions: bodies, and tables."""
        i = begin = 0
        while i < len(self.tokens):
            word = self.word(i)
            if word == "{" and self.word(i - 1) == ")":
                self.body(i, self.match[i])
                i = begin = self.match[i] + 1
                continue
            if word == "=" and self.word(i + 1) == "{":
                self.table(begin, i, self.match[i + 1], outside=True)
            if word in "([{" and i in self.match:
                i = self.match[i]
                if word == "{" and self.word(i + 1) not in (";", ",") and self.word(i + 1) == "}":
                    begin = i + 1
            if word == ";":
                begin = i + 1
            i += 1

    def is_block(self, i):
        before = self.word(i - 1)
        if before in (";", "{", "}", "else", "do", ":"):
            return before != "{" or (i - 1) in self.blocks
        return before == ")" and self.is_head(self.match[i - 1])

    def is_head(self, i):
        """Is this the bracket of if, for, while, switch, or of a macro like them?"""
        return self.word(i - 1) in HEADS or self.word(i - 1).endswith("foreach")

    def body(self, first, last):
        self.blocks = {first}
        for i in range(first + 1, last):
            if self.word(i) == "{" and self.is_block(i):
                self.blocks.add(i)
        skip = set()
        for start in self.statements(first, last):
            self.statement(start, skip)
        for i in range(first + 1, last):
            if i not in skip:
                self.token(i)

    def statements(self, first, last):
        inside = []
        for i in range(first + 1, last):
            word, before = self.word(i), self.word(i - 1)
            if before in "([" or before == "{" and (i - 1) not in self.blocks:
                inside.append(i - 1)
            while inside and i > self.match[inside[-1]]:
                inside.pop()
            if inside or word in "{};":
                continue
            if (before in (";", "{", "else", "do")
                    or before == "}" and self.match[i - 1] in self.blocks or before == ":" and self.label(i - 1)
                    or before == ")" and self.is_head(self.match[i - 1])):
                yield i

    def label(self, i):
        while i > 0 and self.word(i) not in (";", "{", "}", "?"):
            if self.word(i) in ("case", "default"):
                return True
            i -= 1
        return False

    def end_of(self, i):
        while self.word(i) != ";":
            i = self.match[i] if self.word(i) in ("(", "[", "{") else i
            i += 1
            if i >= len(self.tokens):
                return None
        return i

    def is_declaration(self, i):
        if TYPES.match(self.word(i)):
            return True
        if self.tokens[i][0] != "word" or self.word(i) in KEYWORDS:
            return False
        if self.tokens[i + 1][0] == "word":
            return True
        return (self.word(i + 1) == "*" and self.tokens[i + 1][2] > self.tokens[i][3]
                and self.tokens[i + 2][2] == self.tokens[i + 1][3])

    def statement(self, i, skip):
        word = self.word(i)
        if word == "case":
            while self.word(i) != ":":
                skip.add(i)
                i += 1
            return
        if word in HEADS or word.endswith("foreach"):
            return
        end = self.end_of(i)
        if end is None:
            return
        if word in ("static", "enum", "_Static_assert", "extern", "typedef"):
            skip.update(range(i, end))
            for j in range(i, end):
                if self.word(j) == "=" and self.word(j + 1) == "{":
                    self.table(i, j, self.match[j + 1], outside=False)
                    break
            return
        if self.is_declaration(i):
            self.declaration(i, end, skip)
            return
        if word in KEPT or word == "(" and self.word(i + 1) == "void" or RELEASES.match(word):
            return
        at = self.tokens[i][2]
        shown = self.text[at:self.tokens[end][3]].split("\n")[0]
        self.add("deleted", i, end, "", at, shown, None)

    def declaration(self, i, end, skip):
        """The sizes of arrays are not changed."""
        given = False
        while i < end:
            word = self.word(i)
            if word == "=":
                given = True
            elif word == ",":
                given = False
            elif word in "([{" and i in self.match:
                if word == "[" and not given:
                    skip.update(range(i, self.match[i]))
                i = self.match[i]
            i += 1

    def table(self, begin, equals, close, outside):
        """A copy of the table for each of its numbers, put in its place when it is chosen."""
        name = equals - 1
        while self.word(name) == "]":
            name = self.match[name] - 1
        if self.tokens[name][0] != "word" or self.word(close + 1) != ";":
            return
        if "," in [self.word(i) for i in range(begin, equals)] or "\n#" in self.span(begin, close):
            return
        called = self.word(name)
        numbers = [i for i in range(equals + 2, close)
                   if self.tokens[i][0] == "number" and not self.designator(i)
                   or swapped(self.word(i))]
        # Large tables are mutated here and there only: each number takes a copy of the whole.
        size = self.tokens[close][3] - self.tokens[begin][2]
        step = max(1, len(numbers) * size // 40000)
        for i in numbers[::step]:
            new = swapped(self.word(i)) or plus(self.word(i), 1)
            if new is None:
                continue
            a, b = self.tokens[begin][2], self.tokens[close + 1][3]
            _, old, at, after = self.tokens[i]
            _, _, n0, n1 = self.tokens[name]
            copy = self.text[a:n0] + "skr_copy" + self.text[n1:at] + new + self.text[after:b]
            copy = re.sub(r"\bextern\b", "", copy)
            self.add("table", close + 1, close + 1, f"{copy} __builtin_memcpy((void *)&{called}, "
                     f"(void *)&skr_copy, sizeof skr_copy);", at, old, new, mark=not outside)

    def designator(self, i):
        while self.word(i) not in ("{", ",", "[", ""):
            i -= 1
        return self.word(i) == "[" and self.word(i - 1) in ("{", ",")

    # ------------------------------------------------------------------------------ expressions

    def is_binary(self, i):
        word = self.word(i)
        if word not in LEVEL:
            return False
        kind, before, _, end = self.tokens[i - 1]
        operand = kind in ("number", "string") or before in (")", "]", "++", "--") \
            or kind == "word" and before not in KEYWORDS
        return operand and end < self.tokens[i][2] and self.tokens[i][3] < self.tokens[i + 1][2]

    def left(self, i, level):
        j = i - 1
        while True:
            word = self.word(j)
            if word in (")", "]", "}"):
                if word == ")" and self.is_head(self.match[j]) or word == "}" and \
                        self.match[j] in self.blocks:
                    return j + 1
                j = self.match[j] - 1
                continue
            if word in ("", "(", "[", "{", ",", ";", "?", ":") or word in SET \
                    or word in KEYWORDS - {"sizeof"} \
                    or self.is_binary(j) and LEVEL[word] < level:
                return j + 1
            j -= 1

    def right(self, i, level):
        j = i + 1
        while True:
            word = self.word(j)
            if word in ("(", "[", "{"):
                j = self.match[j] + 1
                continue
            if word in ("", ")", "]", "}", ",", ";") or level > 1 and (
                    word in ("?", ":") or self.is_binary(j) and LEVEL[word] <= level):
                return j - 1
            j += 1

    def token(self, i):
        kind, word, at, _ = self.tokens[i]
        if kind == "number":
            if not self.designator(i):
                for step in (1, -1):
                    new = plus(word, step)
                    if new is not None:
                        self.add("constant", i, i, new, at, word, new)
        elif swapped(word):
            self.add("constant", i, i, swapped(word), at, word, swapped(word))
        elif word in OTHER and (self.is_binary(i) or word in SET):
            self.operator(i)
        elif word == "!":
            end = self.unary(i + 1)
            self.add("negation", i, end, self.span(i + 1, end), at, "!", "")
        elif word == "(" and self.is_head(i) and self.word(i - 1) in ("if", "while"):
            self.condition(i + 1, self.match[i] - 1)
        elif word == "?":
            self.condition(self.left(i, 3), i - 1)
        elif word == "(" and self.tokens[i - 1][0] == "word":
            self.call(i)

    def operator(self, i):
        word, at = self.word(i), self.tokens[i][2]
        level = LEVEL.get(word, 1)
        first, last = self.left(i, level), self.right(i, level)
        if first < i < last + 1:
            text = self.text[self.tokens[first][2]:at] + OTHER[word] + \
                self.text[self.tokens[i][3]:self.tokens[last][3]]
            self.add("operator", first, last, text, at, word, OTHER[word])

    def unary(self, i):
        while self.word(i) in ("!", "*", "&", "-", "~"):
            i += 1
        if self.word(i) == "(":
            i = self.match[i]
        while self.word(i + 1) in ("(", "[", ".", "->", "++", "--"):
            i += 1
            i = self.match[i] if self.word(i) in ("(", "[") else i + 1
        return i

    def condition(self, first, last):
        """A bare condition: others have an operator that is changed."""
        i = first
        while i <= last:
            if self.word(i) in ("(", "[", "{"):
                i = self.match[i]
            elif self.is_binary(i) and LEVEL[self.word(i)] < 10 or self.word(i) in SET \
                    or self.word(i) in ("!", "?"):
                return
            i += 1
        text = self.span(first, last)
        head = text.split("\n")[0]
        self.add("condition", first, last, f"!({text})", self.tokens[first][2], head, f"!({head})")

    def call(self, i):
        """The first two neighbours of one type that are plain names or numbers are swapped."""
        name = self.word(i - 1)
        if name in KEYWORDS or name.endswith("foreach") or name.isupper() \
                or self.word(i - 2) in (".", "->"):
            return
        ends, parts, start, j = self.match[i], [], i + 1, i + 1
        while j <= ends:
            if self.word(j) in (",", ")") and (j == ends or self.word(j) == ","):
                parts.append((start, j - 1))
                start = j + 1
            elif self.word(j) in ("(", "[", "{"):
                j = self.match[j]
            j += 1
        for (a, b), (c, d) in zip(parts, parts[1:]):
            if self.plain(a, b) and self.plain(c, d) and self.span(a, b) != self.span(c, d):
                x, y = self.span(a, b), self.span(c, d)
                text = self.span(i - 1, a - 1) + y + ", " + x + self.span(d + 1, ends)
                self.add("swapped", i - 1, ends, text, self.tokens[a][2], f"{x}, {y}", f"{y}, {x}")
                self.mutants[-1].same = (x, y)
                return

    def plain(self, first, last):
        return first <= last and all(
            self.tokens[i][0] in ("word", "number") or self.word(i) in (".", "->")
            for i in range(first, last + 1))


def swapped(word):
    if CLAUSE.match(word):
        return WRONG_CLAUSES[word == WRONG_CLAUSES[0]]
    return SWAPPED.get(word)


def plus(word, step):
    match = re.fullmatch(r"(0[xX][0-9a-fA-F]+|\d+)([uUlL]*)", word)
    if not match:
        return None
    value = int(match[1], 0 if match[1][:2] in ("0x", "0X") else 10) + step
    return None if value < 0 else f"{value:#x}{match[2]}" if "x" in word else f"{value}{match[2]}"


def flat(text):
    return re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", " ", text, flags=re.DOTALL))


def written(source, mutants):
    """The text with all these mutants in it."""
    text = source.text
    inside = sorted((m for m in mutants if m.kind != "table"),
                    key=lambda m: (m.start, -m.end, m.kind != "deleted"))
    tables = {}
    for m in mutants:
        if m.kind == "table":
            tables.setdefault(m.end, []).append(m)
    root, stack = [], []
    for m in inside:     # a tree of spans: (start, end, mutants, children)
        while stack and stack[-1][1] <= m.start:
            stack.pop()
        if stack and stack[-1][1] < m.end:
            m.kind = "crossed"
            continue
        if stack and stack[-1][:2] == (m.start, m.end) and stack[-1][2][0].kind != "deleted" \
                and m.kind != "deleted":
            stack[-1][2].append(m)
            continue
        node = (m.start, m.end, [m], [])
        (stack[-1][3] if stack else root).append(node)
        stack.append(node)

    def render(start, end, nodes):
        parts, at = [], start
        for a, b, here, below in nodes:
            parts.append(plain(at, a))
            inner = render(a, b, below)
            if here[0].text.endswith(";") and here[0].kind != "deleted":
                parts.append(f"{{ if (skr_m({here[0].number})) {{ {here[0].text} }}"
                             f" else {inner} }}")
            elif here[0].kind == "deleted":
                parts.append(f"{{ if (!skr_m({here[0].number})) {inner} }}")
            else:
                parts.append("(" + "".join(alternative(m) for m in here) + f"({inner}))")
            at = b
        return "".join(parts) + plain(at, end)

    def plain(start, end):
        parts, at = [], start
        for where in sorted(w for w in tables if start < w <= end):
            parts.append(text[at:where] + "".join(copied(m) for m in tables[where]))
            at = where
        return "".join(parts) + text[at:end]

    return render(0, len(text), root)


def alternative(m):
    if m.kind != "swapped":
        return f"skr_m({m.number}) ? ({m.text}) : "
    x, y = m.same
    return (f"__builtin_types_compatible_p(__typeof__({x}), __typeof__({y})) && "
            f"skr_m({m.number}) ? ({m.text}) : ")


def copied(m):
    if m.mark:
        return f" if (skr_m({m.number})) {{ {m.text} }}"
    return (f" static void __attribute__((constructor(102))) skr_table_{m.number}(void) "
            f"{{ if (skr_mutant == {m.number}) {{ {m.text} }} }}")
