"""Whether the program has the commands and options that articles name, asked of its own --help."""

import re
import shlex
import subprocess
from functools import cache

CALL = re.compile(r"(?:^|[\s;&|(\"'=])(?:(?:\.\./)?\.program/|/usr/(?:local/)?bin/)?(houser|houser-bench)((?:[ \t]+[^\s;&|<>()#]+|[ \t]+<[\w-]+>)+)")


class Helps:
    """What the programs say of their options."""

    def __init__(self, programs):
        self.programs = programs
        self.said = cache(self.ask)

    def ask(self, program, *commands):
        """The options of a command and its commands; None if there's no such command."""
        run = subprocess.run([self.programs[program], *commands, "--help"], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
        usage = re.search(r"^USAGE: (.*)", run.stdout, re.MULTILINE)
        if run.returncode or not usage or not usage[1].startswith(" ".join([program, *commands])):
            return None
        below = re.search(r"^SUBCOMMANDS:\n(.*?)(?:^\S|\Z)", run.stdout, re.MULTILINE | re.DOTALL)
        names = re.findall(r"^  ([a-z][\w-]*)", below[1], re.MULTILINE) if below else []
        return set(re.findall(r"(?<![\w-])--?[a-zA-Z][\w-]*", run.stdout)), set(names)

    def faults(self, text):
        """What is wrong with the calls in a piece of code."""
        faults = []
        for program, rest in CALL.findall(text):
            try:
                words = shlex.split(rest)
            except ValueError:
                words = rest.split()
            faults += self.wrong(program, words)
        return faults

    def wrong(self, program, words):
        commands = []
        options, below = self.said(program)
        # `houser .release` and the like are files beside the name,.
        while words and below and re.fullmatch(r"[a-z][a-z-]*", words[0]):
            commands.append(words[0])
            if words[0] not in below:
                return [f"{program} has no command {' '.join(commands)!r}"]
            words = words[1:]
            options, below = self.said(program, *commands)
        named = [word.partition("=")[0] for word in words if re.match(r"--?[a-zA-Z]", word)]
        return [f"{' '.join([program, *commands])} has no option {name}" for name in named if name not in options]
