"""What never ends in a check is ended, and told of with the part and the place; what comes after it is done all the same."""

import subprocess
import sys
from threading import Event

from observer import launch
from parts import part
from playwright.sync_api import sync_playwright
from published import Problems

# What a page may do for ever.
PAGES = {"a promise that nobody keeps": "() => new Promise(() => {})", "a script that does not end": "() => { for (;;) ; }"}
MOST, GRACE = 1, 30


def ask(browser, script):
    page = browser.new_page()
    try:
        return page.evaluate(script)
    finally:
        page.context.close()


def go_on(check):
    """Goes on when a check fails, as those do that run many."""
    try:
        check()
    except AssertionError:
        return


def never_end():
    """What cannot be ended: the whole check is, and tells what it found before."""
    problems = Problems("parts")
    problems.add("what was found before", "as it should be")
    with part(problems, "what cannot be ended", MOST, MOST):
        try:
            Event().wait()
        except BaseException:
            Event().wait()


def told_at_last():
    """What a check tells that cannot be ended."""
    run = subprocess.run([sys.executable, "-B", __file__, "never"], capture_output=True, text=True, timeout=GRACE, check=False)
    return run.returncode, run.stderr


def main():
    problems, failures = Problems("parts"), []
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        for name, script in PAGES.items():
            with part(problems, name, MOST, GRACE):
                ask(browser, script)
        with part(problems, "what waits beside the browser", MOST, GRACE):
            Event().wait()
        with part(problems, "what goes on when a check fails", MOST, GRACE):
            for check in [Event().wait, lambda: problems.add("what goes on", "after it was ended")]:
                go_on(check)
        with part(problems, "what fails"):
            raise AssertionError("as it should")
        with part(problems, "what is fine"):
            if ask(browser, "() => 2 + 2") != 4:
                raise AssertionError("but for the browser, which is not the same any more")
        browser.close()
    told = list(problems.found)
    wanted = [*PAGES, "what waits beside the browser", "what goes on when a check fails", "what fails"]
    if [text.split(" (parts_mistakes.py:")[0] for text in told] != wanted:
        failures.append(f"tells of {told}")
    failures += [f"ends {text!r} for another reason" for text in told[:4] if not text.endswith(f": did not end within {MOST} s")]
    status, text = told_at_last()
    if status != 1 or not text.startswith("what was found before: as it should be\nwhat cannot be ended did not end, and could not be ended:\n"):
        failures.append(f"ends with {status} and tells {text!r} where nothing can be ended")
    for failure in failures:
        print(f"parts_mistakes: {failure}", file=sys.stderr)
    if failures:
        sys.exit(1)
    print(f"parts_mistakes: {len(wanted) + 1} kinds of parts that fail or never end")


if __name__ == "__main__":
    if sys.argv[1:]:
        never_end()
    main()
