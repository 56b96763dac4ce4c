"""A server of the program, while a check asks it."""

import re
import subprocess
from contextlib import contextmanager
from threading import Thread

from stories import DAY


@contextmanager
def listening(board, said, command, *options):
    """Runs a command of the program for a board until the end, and gives what the pattern of its line says that tells where it listens."""
    words = [board.program, command, "--content", board.content, "--output", board.output, "--today", DAY, *options]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        lines = []
        for line in process.stderr:
            lines.append(line)
            if there := re.search(said, line):
                break
        else:
            raise AssertionError(f"houser {command} does not start: {''.join(lines)}")
        Thread(target=process.stderr.read, daemon=True).start()
        try:
            yield there[1]
        finally:
            process.terminate()
            if code := process.wait(30):
                raise AssertionError(f"houser {command} ends with {code}")
