"""The boards in which readers of articles run commands, with what an article tells of beforehand."""

import shutil
import subprocess
import sys
from base64 import urlsafe_b64encode
from email.message import EmailMessage
from hashlib import sha256
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
sys.path.insert(0, str(REPOSITORY / "Tests/Relay"))
from packages import zipped  # noqa: E402

NOW = 1795255200
"""21 November 2026, 9 o'clock in the evening in Melbourne, as of which articles show everything."""
DAY = 86_400
TERRACE = "content/rentals/gipps-street-terrace/index.md"


class Board:
    """A folder with a board, and a home beside it."""

    def __init__(self, folder, program):
        self.folder, self.home, self.program, self.now = folder, folder.with_suffix(".home"), program, NOW
        self.folder.mkdir()
        self.home.mkdir()

    def run(self, *words):
        subprocess.run(words, cwd=self.folder, check=True, capture_output=True, stdin=subprocess.DEVNULL, env={"SOURCE_DATE_EPOCH": str(self.now)})

    def git(self, *words):
        names = ["-c", "user.name=Ann", "-c", "user.email=ann@board.example", "-c", "init.defaultBranch=main", "-c", "core.hooksPath=/dev/null"]
        self.run("/usr/bin/git", *names, *words)

    def write(self, path, content):
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_bytes(content if isinstance(content, bytes) else content.encode())

    def edit(self, path, old, new):
        text = (self.folder / path).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path} has {old!r} {text.count(old)} times"
        self.write(path, text.replace(old, new))


PARTS = ("board.yaml", "pages", "people/maria.yaml", "rentals/gipps-street-terrace")


def demonstration(board):
    """A part of the demonstration, since every command takes longer with all of it."""
    for part in PARTS:
        source, target = REPOSITORY / "content" / part, board.folder / "content" / part
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copyfile(source, target)


def begun(board):
    """What `houser init` begins."""
    board.run(board.program, "init")


def edited(path, old, new):
    return lambda board: board.edit(path, old, new)


def written(path, content):
    return lambda board: board.write(path, content)


def built(board):
    board.run(board.program, "build", "--quiet")


def in_git(board):
    """The board in a repository whose origin is beside it."""
    board.write(".gitignore", "public\n.houser\nqueue\ntaken\nrefused\nMail\n")
    (board.home / ".gitconfig").write_text("[user]\nname = Ann\nemail = ann@board.example\n", encoding="utf-8")
    origin = board.home / "origin.git"
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "Begin"], ["clone", "-q", "--bare", ".", str(origin)],
                  ["remote", "add", "origin", str(origin)], ["fetch", "-q", "origin"], ["branch", "-q", "--set-upstream-to=origin/main"]):
        board.git(*words)


CHAIR = """---
title: Red chair
owner: maria
address: {suburb: Brunswick, state: VIC, postcode: 3056}
price: 20
category: furniture
condition: good
delivery: pick-up
listed: 2026-11-21
---
It has four legs and has held everybody so far.
"""
AGENT = "name: Tom Agnew\nrole: agent\nphone: 0491 570 159\n"
PERSON = "name: Nora Quinn\nrole: owner\nphone: 0491 570 158\n"
FLAT = """---
title: Sunny flat near the river
owner: nora
address: {suburb: Fitzroy North, state: VIC, postcode: 3068}
rent: 500
property: apartment
bedrooms: 2
bathrooms: 1
available: 2026-12-01
listed: 2026-11-20
---
Light and quiet, on the first floor. The trams stop around the corner.
"""
PACKAGE = zipped([("people/nora.yaml", PERSON.encode()), ("rentals/sunny-flat.md", FLAT.encode())])
PACKAGE_NAME = "1795000000000-d3261c2f3859734314ad5d30c6f65310.zip"


def waiting(board):
    board.write(f"queue/{PACKAGE_NAME}", PACKAGE)


def mail(*places):
    """A letter that came by mail, with a picture beside it."""
    picture = next(REPOSITORY.glob("content/rentals/*/*.jpg"), None) or REPOSITORY / "content/rentals/gipps-street-terrace/front.png"
    person = PERSON + 'email: nora@quinn.example\nabout: "Lets the flat above the bakery."\n'
    home = FLAT.replace("Sunny flat near the river", "Sunny two-bedroom flat near the trams").replace("{suburb", "{street: 4 Rae Street, suburb").replace(
        "---\nLight", f'images: [{{file: photo-1{picture.suffix}, alt: "The front, in the sun of a morning"}}]\n---\nLight').replace(
        "around the corner.", "around the corner, and the river is a walk of ten minutes.")
    letter = f"--- rentals/sunny-flat/index.md ---\n{home}\n--- people/nora.yaml ---\n{person}\n--- pictures: photo-1{picture.suffix} ---\n\n--- end ---\n"

    def write(board):
        for place in places:
            board.write(place, message(letter, picture))

    return write


def message(letter, picture):
    whole = EmailMessage()
    whole["From"], whole["Subject"], whole["To"] = "Nora Quinn <nora@quinn.example>", "Sunny two-bedroom flat", "hello@board.example"
    whole.set_content(letter)
    whole.add_attachment(picture.read_bytes(), maintype="image", subtype=picture.suffix[1:].replace("jpg", "jpeg"), filename=f"photo-1{picture.suffix}")
    return whole.as_bytes()


SECRET = "m9Qp3zR5xk2VYw8sT1uLbA"


def changed(board):
    """A change that came by private link, some days later."""
    key = urlsafe_b64encode(sha256(SECRET.encode()).digest()).decode().rstrip("=")
    board.write("content/people/nora.yaml", PERSON)
    board.write("content/rentals/fitzroy-terrace/index.md", FLAT.replace("Sunny flat near the river", "Sunny terrace").replace("rent: 500", f"rent: 520\nchange-key: {key}"))
    change = f"listing: fitzroy-terrace\nchange-key: {SECRET}\nday: 2026-11-27\nset:\n  rent: 500\n  status: let\nconfirm: yes\n"
    board.write("change.zip", zipped([("changes/fitzroy-terrace.yaml", change.encode())]))
    board.now += 6 * DAY
