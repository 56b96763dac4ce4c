"""Ways in which a board fetches a release: settings, what is done to the release and the board before, and whether the program may run."""

import forge_board


def damage(release, board):
    release.pack("echo something else\n")


def old_archive(release, board):
    (board.folder / ".program").mkdir()
    (board.folder / ".program" / release.archive).write_bytes(b"That of another day")


def told(line, then=None):
    """What tells of the release in the board has this line at its end, too."""
    def spoil(release, board):
        with (board.folder / ".ci/houser-release").open("a", encoding="utf-8") as file:
            file.write(line.format(release=release) + "\n")
        if then:
            then(release, board)

    return spoil


def newer(release, board):
    """The release is that of another version."""
    old, release.archive = release.archive, release.archive.replace(forge_board.VERSION, "99.0.0")
    (release.folder / old).rename(release.folder / release.archive)


def at_home(release, board):
    place = release.home / "releases/download" / f"v{forge_board.VERSION}"
    place.parent.mkdir(parents=True)
    place.symlink_to(release.folder)


def sums(words):
    return lambda release, board: (release.folder / "SHA256SUMS").write_text(words.format(digest=release.digest, archive=release.archive))


FETCHES = [
    ("as it should be", {}, None, True),
    ("as the board says", {"HOUSER_URL": ""}, told("HOUSER_URL={release.url}/"), True),
    ("from the repository of the action", {"HOUSER_URL": "", "HOUSER_HOME": "{home}"}, at_home, True),
    ("with the digest given", {"HOUSER_SHA256": "{digest}"}, None, True),
    ("with the digest that the board gives", {}, told("HOUSER_SHA256={release.digest}"), True),
    ("over an archive that isn't it", {}, old_archive, True),
    ("among other files", {}, sums("0  houser\n{digest} *{archive}\n1  {archive}.txt\n"), True),
    ("without its address", {"HOUSER_URL": ""}, None, False),
    ("without its version", {}, told("HOUSER_VERSION="), False),
    ("of a version that there isn't", {"HOUSER_VERSION": "99.0.0"}, None, False),
    ("of a version whose digest the board doesn't have", {"HOUSER_VERSION": "99.0.0"}, told("HOUSER_SHA256={release.digest}", newer), False),
    ("of a version whose digest is given", {"HOUSER_VERSION": "99.0.0", "HOUSER_SHA256": "{digest}"}, told("HOUSER_SHA256=" + "0" * 64, newer), True),
    ("from a place that isn't safe", {"HOUSER_URL": "http://127.0.0.1:9/"}, None, False),
    ("damaged", {}, damage, False),
    ("damaged, with the digest given", {"HOUSER_SHA256": "{digest}"}, damage, False),
    ("damaged, with the digest that the board gives", {}, told("HOUSER_SHA256={release.digest}", damage), False),
    ("another than the digest given", {"HOUSER_SHA256": "0" * 64}, None, False),
    ("with a digest that is cut short", {"HOUSER_SHA256": "0123"}, None, False),
    ("with no digest", {}, sums("{digest}  something-else\n"), False),
    ("with two digests", {}, sums("{digest}  {archive}\n{digest}  {archive}\n"), False),
    ("with a word for a digest", {}, sums("--help  {archive}\n"), False),
]
