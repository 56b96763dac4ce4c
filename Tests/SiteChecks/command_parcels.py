"""What strangers send in articles: packages of the posting page, letters by mail, and changes by private link."""

import sys
from base64 import urlsafe_b64encode
from email.message import EmailMessage
from hashlib import sha256

from command_boards import DAY, REPOSITORY

sys.path.insert(0, str(REPOSITORY / "Tests/Relay"))
from packages import zipped

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
CREEK = FLAT.replace("Sunny flat near the river", "Quiet flat by the creek").replace("owner: nora", "owner: maria")
PACKAGE = zipped([("people/nora.yaml", PERSON.encode()), ("rentals/sunny-flat.md", FLAT.encode())])
PACKAGE_NAME = "1795000000000-d3261c2f3859734314ad5d30c6f65310.zip"


def waiting(board):
    board.write(f"queue/{PACKAGE_NAME}", PACKAGE)


def mail(*places):
    """A letter that came by mail, with a picture beside it."""
    picture = REPOSITORY / "Tests/HouserTests/Boards/small/content/rentals/gipps-street-terrace/front.jpg"
    person = PERSON + 'email: nora@quinn.example\nabout: "Lets the flat above the bakery."\n'
    home = FLAT.replace("Sunny flat near the river", "Sunny two-bedroom flat near the trams").replace("{suburb", "{street: 4 Rae Street, suburb").replace(
        "---\nLight", 'images: [{file: photo-1.jpg, alt: "The front, in the sun of a morning"}]\n---\nLight').replace(
        "around the corner.", "around the corner, and the river is a walk of ten minutes.")
    letter = f"--- rentals/sunny-flat/index.md ---\n{home}\n--- people/nora.yaml ---\n{person}\n--- pictures: photo-1.jpg ---\n\n--- end ---\n"

    def write(board):
        for place in places:
            board.write(place, message(letter, picture))

    return write


def message(letter, picture):
    whole = EmailMessage()
    whole["From"], whole["Subject"], whole["To"] = "Nora Quinn <nora@quinn.example>", "Sunny two-bedroom flat", "hello@board.example"
    whole.set_content(letter)
    whole.add_attachment(picture.read_bytes(), maintype="image", subtype="jpeg", filename="photo-1.jpg")
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
