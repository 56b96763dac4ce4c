"""installed.py ROOT PACKAGE: a Debian without Swift below the folder ROOT, where somebody installs the package, begins a board, looks at it, changes a
listing, sees the change, and removes the package again. Says how long each step took."""

import re
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from observer import launch
from playwright.sync_api import expect, sync_playwright

INIT = ["houser", "init", "board", "--title", "Homes in Fitzroy", "--url", "https://homes.example/fitzroy/", "--email", "board@homes.example",
        "--state", "VIC"]
TITLE = "A bright flat with a balcony"


class Machine:
    """The Debian, and what is run in it."""

    def __init__(self, root):
        self.root = root

    def command(self, folder, *words):
        return ["chroot", str(self.root), "/usr/bin/env", "--chdir", folder, "-i", "HOME=/srv", "PATH=/usr/bin:/usr/sbin:/bin:/sbin", *words]

    def run(self, *words, folder="/srv"):
        """What a command prints; it must succeed."""
        done = subprocess.run(self.command(folder, *words), capture_output=True, text=True, check=False)
        if done.returncode: sys.exit(f"{' '.join(words)} ends with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    @contextmanager
    def serving(self, folder):
        """The address at which the board is shown meanwhile."""
        with subprocess.Popen(self.command(folder, "houser", "serve"), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
            lines = []
            for line in process.stderr:
                lines.append(line)
                if there := re.search(r"Your board is at (http://\S+)", line): break
            else:
                sys.exit(f"houser serve does not start:\n{''.join(lines)}")
            Thread(target=process.stderr.read, daemon=True).start()
            try:
                yield there[1]
            finally:
                process.terminate()
                if code := process.wait(30): sys.exit(f"houser serve ends with {code}")


@contextmanager
def step(name):
    start = time.monotonic()
    yield
    print(f"{name}: {time.monotonic() - start:.2f} s", flush=True)


def look(machine, browser):
    """Opens the board, changes its listing, and sees the change."""
    start = time.monotonic()
    with machine.serving("/srv/board") as address:
        print(f"serve: {time.monotonic() - start:.2f} s", flush=True)
        page = browser.new_page(viewport={"width": 390, "height": 844})
        with step("open the page"):
            page.goto(address)
            expect(page.locator("h1").first).to_be_visible()
        with step("open the listing"):
            page.locator(".card h3 a").first.click()
            expect(page).to_have_url(re.compile("/rentals/.+/$"))
        file = next((machine.root / "srv/board/content/rentals").rglob("*.md"))
        text = re.sub(r"^title: .*$", f"title: {TITLE}", file.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
        with step("change the title, and see it"):
            file.write_text(text, encoding="utf-8")
            expect(page.locator("h1")).to_have_text(TITLE)
        page.close()


def main():
    root, package = Path(sys.argv[1]), Path(sys.argv[2])
    machine = Machine(root)
    (root / "srv/houser.deb").write_bytes(package.read_bytes())
    with step("install"): machine.run("dpkg", "--install", "houser.deb")
    files = [root / line.lstrip("/") for line in machine.run("dpkg", "--listfiles", "houser").splitlines() if line != "/."]
    files = [file for file in files if not file.is_dir()]
    with step("init"): machine.run(*INIT)
    with step("check"): print(machine.run("houser", "check", folder="/srv/board").strip())
    with step("build"): machine.run("houser", "build", folder="/srv/board")
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        look(machine, browser)
        browser.close()
    with step("remove"): machine.run("dpkg", "--purge", "houser")
    if left := [str(file) for file in files if file.exists()]: sys.exit(f"removing the package leaves {', '.join(left)}")


main()
