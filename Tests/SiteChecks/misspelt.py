"""The search box takes misspelt names of places for what they are: of each class of slips over the whole table nearly all."""

import sys
from collections import Counter
from pathlib import Path

from theme_modules import with_modules

sys.path.append(str(Path(__file__).parents[1] / "Slips"))
from slips import KINDS, is_meant_by, other_names, places, plain, slips

# How many slips of a class are tried, and how many of a hundred must be read as if nothing were misspelt.
MOST = 25
FLOOR = 90
# What is shorter is no name with a slip.
LEAST = 4
# "Kilda St" is a street.
STREETS = "St turned"
PLACES = {"suburb", "region", "near"}

READ = """async ([manifest, texts]) => {
  const names = ["filter.js", "index.js", "meanings.js", "understand.js"];
  const [{ Vocabulary }, { SearchIndex }, { Words }, { understand }] = await Promise.all(names.map(THEME));
  const index = await SearchIndex.load(manifest);
  const board = new Vocabulary(index);
  const words = new Words(board);
  const answers = [];
  for (const text of texts) {
    const { conditions, ignored } = await understand(text, words, index, board.states);
    answers.push([conditions.map(({ key, value }) => [key, value]), ignored]);
  }
  return answers;
}"""


def check_misspelt(observer):
    """How many slips were tried."""
    names = {plain(place.name) for place in places(True)} | other_names()
    tried = [slip for kind in KINDS if kind != STREETS for slip in slips(kind, MOST) if len(slip.text) >= LEAST
             if plain(slip.text) not in names or plain(slip.text) == plain(slip.place.name)]
    texts = [text.lower() for slip in tried for text in (slip.text, slip.place.name)]
    with observer.window() as page:
        page.goto(observer.home + "search/")
        answers = page.evaluate(with_modules(observer.site, READ), [f"{observer.site.base}search/index.json", texts])
    right, all_of, wrong = Counter(), Counter(), []
    for slip, (read, ignored), (meant, _) in zip(tried, answers[::2], answers[1::2], strict=True):
        # What is left of some names means something else, such as a colour.
        if slip.kind.endswith("left out") and not ignored and not any(key in PLACES for key, _ in read):
            continue
        all_of[slip.kind] += 1
        if read == meant or any(is_named(slip, key, value) for key, value in read):
            right[slip.kind] += 1
        else:
            wrong.append(slip)
    for kind, count in all_of.items():
        if right[kind] * 100 < count * FLOOR:
            some = ", ".join(f"{slip.text} of {slip.place.name}" for slip in wrong if slip.kind == kind)
            observer.problems.add("/search/", f"reads {right[kind]} of {count} names aright with {kind}, and not: {some}")
    return len(tried)


def is_named(slip, key, value):
    """Whether a condition asks for the place that a slip was made in, or for one that has as much of its name left out."""
    name = " ".join(value.split(" ")[:-2]) if key == "suburb" else value.replace("-", " ")
    return key in PLACES and (plain(name).startswith(plain(slip.place.name)) or (slip.kind.endswith("left out") and is_meant_by(slip.text, name)))
