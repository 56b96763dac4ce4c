"""The texts that stand in a script, each with where it stands: what it is given to, or compared with."""

import re
from typing import NamedTuple

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?P<word>[\w$]+)|(?P<sign>=>|\?\.|[!=]==?|\S)""", re.S)
PATTERN = re.compile(r"/(?![*/])(?:\[(?:[^\]\\\n]|\\.)*\]|[^/\\\n\[]|\\.)+/[a-z]*")
BEFORE_VALUE = {"return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do", "await", "yield"}


class Text(NamedTuple):
    """A text in quotes, or a piece of one with gaps: as it is written, whose argument it is and which, and the sign or word before it."""

    line: int
    written: str
    call: str
    place: int
    before: str


class Reader:
    def __init__(self, script):
        self.script, self.position, self.found = script, 0, []
        # What is open: its bracket, what is called with it, and which argument is read.
        self.open, self.last, self.is_value = [["", "", 0]], ["", ""], False

    def read(self):
        while self.position < len(self.script):
            if self.script[self.position].isspace():
                self.position += 1
            elif self.script[self.position] == "`":
                self.template(self.position + 1)
            elif not self.is_value and (found := PATTERN.match(self.script, self.position)):
                self.position = found.end()
                self.pass_over("/", True)
            else:
                self.token(TOKEN.match(self.script, self.position))
        return self.found

    def add(self, start, end):
        _, call, place = self.open[-1]
        self.found.append(Text(self.script.count("\n", 0, start) + 1, self.script[start:end], call, place, self.last[-1]))

    def template(self, start):
        end = start
        while self.script[end] != "`" and not self.script.startswith("${", end):
            end += 2 if self.script[end] == "\\" else 1
        self.add(start, end)
        if self.script[end] == "`":
            self.position = end + 1
            self.pass_over("`", True)
        else:
            self.open.append(["${", *self.open[-1][1:]])
            self.position = end + 2
            self.is_value = False

    def pass_over(self, token, is_value):
        self.last, self.is_value = [self.last[-1], token], is_value

    def token(self, found):
        self.position = found.end()
        token = found.group()
        if found.lastgroup == "comment":
            return
        if found.lastgroup == "text":
            self.add(found.start() + 1, found.end() - 1)
            self.pass_over('"', True)
        elif found.lastgroup == "word":
            self.pass_over(token, token not in BEFORE_VALUE)
        elif token == "}" and self.open[-1][0] == "${":
            self.open.pop()
            self.template(self.position)
        else:
            if token in "([{":
                self.open.append([token, self.called(token), 0])
            elif token in ")]}" and len(self.open) > 1:
                self.open.pop()
            elif token == ",":
                self.open[-1][2] += 1
            self.pass_over(token, token in ")]")

    def called(self, bracket):
        """What is called with a bracket; the lists within it are the same argument."""
        if bracket == "(":
            return self.last[-1] if re.fullmatch(r"[\w$]+", self.last[-1]) else ""
        return ""


def texts(script):
    return Reader(script).read()
