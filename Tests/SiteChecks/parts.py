"""The parts of a check, one after the other: who waits at a terminal sees which one runs, and none runs for ever."""

import os
import signal
import sys
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from traceback import extract_tb, format_stack

from greenlet import getcurrent
from playwright.sync_api import Error

MOST = 20 * 60
"""Seconds after which a part is ended: what waits for something in a page may wait for ever."""
GRACE = 60
"""Seconds for it to put away what it had opened."""


class Endless(BaseException):
    """That a part did not end by itself. What catches the failures of single checks must not go on after it."""


def place(error):
    """Where in the checks an error began."""
    here = Path(__file__)
    steps = [step for step in extract_tb(error.__traceback__) if Path(step.filename).parent == here.parent and Path(step.filename) != here]
    return f"{Path(steps[-1].filename).name}:{steps[-1].lineno}"


def tell(text):
    """Tells whoever waits; in a log only what is wrong is of use."""
    if sys.stderr.isatty():
        print(text, end="", file=sys.stderr, flush=True)


@contextmanager
def limited(problems, name, most, grace):
    """Ends a part after so many seconds, where it is then; if it can't be ended in time, the whole check, with the problems until then."""
    check = getcurrent()

    def give_up(*_):
        # Playwright waits in a greenlet of its own, beside the check's.
        frame = check.gr_frame or sys._getframe()
        problems.tell()
        print(f"{name} did not end, and could not be ended:", *format_stack(frame), sep="\n", file=sys.stderr, flush=True)
        os._exit(1)

    def end(*_):
        signal.signal(signal.SIGALRM, give_up)
        signal.setitimer(signal.ITIMER_REAL, grace)
        # Playwright raises it where the check waits.
        raise Endless(f"did not end within {most} s")

    signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, most)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def part(problems, name, most=MOST, grace=GRACE):
    """One part of a check, whose failure is a problem."""
    start = monotonic()
    tell(f"{name} … ")
    try:
        with limited(problems, name, most, grace):
            yield
    except (Error, AssertionError, Endless) as error:
        problems.add(f"{name} ({place(error)})", " ".join(str(error).split()))
        tell("FAILED, ")
    tell(f"{monotonic() - start:.0f} s\n")
