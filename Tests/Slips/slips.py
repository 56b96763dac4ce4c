"""Slips that people make in the names of suburbs, class by class, over the whole bundled table.

What is made is the same every time. Nothing here knows how Houser finds what was meant: names are made alike by rules of this file.
"""

import random
import unicodedata
import zlib
from collections import Counter, namedtuple
from pathlib import Path

TABLE = Path(__file__).parents[2] / "Sources/BundledData/gazetteer/suburbs.tsv"

Place = namedtuple("Place", "postcode name state")
Slip = namedtuple("Slip", "kind text place")

ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
# Each key with the one beside it and those above and below, of which a key touches two.
NEIGHBOURS = {
    letter: [other for row in range(max(0, number - 1), min(3, number + 2)) for other in
             (ROWS[row][max(0, place - 1):place + 2] if row == number else ROWS[row][max(0, place - (row > number)):place + 1 + (row < number)])
             if other != letter]
    for number, keys in enumerate(ROWS) for place, letter in enumerate(keys)
}
VOWELS = "aeiou"
SOUNDS = [
    ("ck", "k"), ("ph", "f"), ("gh", "g"), ("wh", "w"), ("qu", "kw"), ("c", "k"), ("c", "s"), ("s", "z"), ("y", "i"), ("g", "j"), ("x", "ks"), ("ee", "ea"),
    ("ai", "ay"), ("ou", "ow"), ("oo", "u"), ("ey", "y"), ("ie", "ei"), ("er", "or"), ("er", "a"), ("th", "t"), ("f", "ph"), ("k", "c"), ("k", "ck"),
    ("i", "y"), ("ea", "ee"), ("ow", "ou"), ("or", "er"), ("ley", "ly"), ("borough", "boro"), ("wright", "right"), ("au", "or"), ("aw", "or"),
]
COMPASS = ("North", "South", "East", "West")
SHORTENED = {"Mount": "Mt", "Port": "Pt", "Lake": "Lk", "Point": "Pt", "St": "Saint", "Saint": "St"}
ALIKE = {"saint": "st", "mt": "mount", "n": "north", "s": "south", "e": "east", "w": "west", "nth": "north", "sth": "south"}


def plain(text):
    """A name without capitals, accents, spaces and signs, and its usual abbreviations written out."""
    letters = unicodedata.normalize("NFD", text.lower()).replace("'", "").replace("’", "")
    letters = "".join(letter for letter in letters if not unicodedata.combining(letter))
    words = "".join(letter if letter.isalnum() else " " for letter in letters.replace(".", "")).split()
    return "".join(ALIKE.get(word, word) for word in words)


def places(with_names=False):
    """All places, but for those that are only a name in daily use unless they are asked for."""
    rows = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]]
    return [Place(postcode, name, state) for postcode, name, state, *_, sources in rows if with_names or set(sources) - set("nu")]


def other_names():
    """Names of cities and regions, and what people call places."""
    names = [line.split("\t")[column] for file, column in (("regions", 4), ("nicknames", 0))
             for line in (TABLE.parents[1] / f"regions/{file}.tsv").read_text(encoding="utf-8").splitlines()[1:]]
    return {plain(name.split(",")[0]) for name in names}


def letters_in(name):
    """Where a name has letters."""
    return [place for place, letter in enumerate(name) if letter.isalpha()]


def left_out(name, chance):
    place = chance.choice(letters_in(name))
    return name[:place] + name[place + 1:]


def doubled(name, chance):
    place = chance.choice([place for place in letters_in(name) if name[place:place + 2].lower() != name[place].lower() * 2])
    return name[:place] + name[place] + name[place].lower() + name[place + 1:]


def swapped(name, chance):
    found = [place for place in letters_in(name[:-1]) if name[place + 1].isalpha() and name[place].lower() != name[place + 1].lower()]
    if not found:
        return None
    place = chance.choice(found)
    return name[:place] + name[place + 1] + name[place] + name[place + 2:]


def on_neighbour(name, chance):
    place = chance.choice([place for place in letters_in(name) if name[place].lower() in NEIGHBOURS])
    return name[:place] + chance.choice(NEIGHBOURS[name[place].lower()]) + name[place + 1:]


def by_sound(name, chance):
    # No word begins with "ck".
    found = [(place, one, other) for one, other in SOUNDS for place in range(len(name))
             if name.lower().startswith(one, place) and (other != "ck" or name[place - 1:place].isalpha())]
    if not found:
        return None
    place, one, other = chance.choice(found)
    return name[:place] + other + name[place + len(one):]


def added(name, chance):
    place = chance.choice(letters_in(name)) + chance.randrange(2)
    beside = NEIGHBOURS.get(name[place - 1].lower()) or list("aeiou") if place else list("aeiou")
    return name[:place] + chance.choice(beside) + name[place:]


def made_single(name, chance):
    found = [place for place in letters_in(name[:-1]) if name[place].lower() == name[place + 1].lower()]
    if not found:
        return None
    place = chance.choice(found)
    return name[:place] + name[place + 1:]


def other_vowel(name, chance):
    found = [place for place in letters_in(name) if name[place].lower() in VOWELS]
    if not found:
        return None
    place = chance.choice(found)
    return name[:place] + chance.choice([vowel for vowel in VOWELS if vowel != name[place].lower()]) + name[place + 1:]


def joined(name, chance):
    words = name.split(" ")
    if len(words) < 2:
        return None
    place = chance.randrange(1, len(words))
    return " ".join([*words[:place - 1], words[place - 1] + words[place].lower(), *words[place + 1:]])


def split(name, chance):
    found = [place for place in range(2, len(name) - 1) if name[place - 2:place + 2].isalpha()]
    if not found:
        return None
    place = chance.choice(found)
    return f"{name[:place]} {name[place:]}"


def word_left_out(name, chance):
    words = name.split(" ")
    # Nobody leaves out the word that tells a place from the others, of "Wye River" that is "Wye", or that no other name has.
    telling = min(range(len(words)), key=lambda place: (HOW_MANY[words[place]], place))
    found = [place for place, word in enumerate(words) if place != telling and HOW_MANY[word] > 1 and word not in COMPASS and word not in SHORTENED]
    if not found:
        return None
    place = chance.choice(found)
    return " ".join(words[:place] + words[place + 1:])


def without(*left):
    def left_out_of(name, chance):
        words = name.split(" ")
        rest = [word for word in words if word not in left]
        return " ".join(rest) if rest and len(rest) < len(words) else None
    return left_out_of


def turned(*which):
    def turn(name, chance):
        words = name.split(" ")
        if len(words) < 2:
            return None
        if words[0] in which:
            return " ".join([*words[1:], words[0]])
        return " ".join([words[-1], *words[:-1]]) if words[-1] in which else None
    return turn


def shortened(word):
    def shorten(name, chance):
        words = name.split(" ")
        return " ".join(SHORTENED[one] if one == word else one for one in words) if word in words and len(words) > 1 else None
    return shorten


def unsigned(name, chance):
    return name.replace("'", "").replace("-", chance.choice(["", " "])) if set(name) & set("'-") else None


KINDS = {
    "a letter left out": left_out, "a letter doubled": doubled, "letters swapped": swapped, "a neighbouring key": on_neighbour, "by its sound": by_sound,
    "a letter added": added, "a double letter made single": made_single, "another vowel": other_vowel, "words joined": joined, "a word split": split,
    "a word left out": word_left_out, "a compass word left out": without(*COMPASS), "a compass word turned": turned(*COMPASS),
    "without apostrophe or hyphen": unsigned,
    **{f"{word} {how}": make(word) for word in ("Mount", "Port", "Lake", "Point", "St") for how, make in
       (("shortened", shortened), ("left out", without), ("turned", turned))},
}


# In how many names each word stands.
HOW_MANY = Counter(word for place in places() for word in place.name.split(" "))


def is_meant_by(text, name):
    """Whether a text is a name in which words were left out, as it may be of several: "Bundaberg" of Bundaberg North and Bundaberg South."""
    words, left = ([plain(word) for word in one.split(" ")] for one in (name, text))
    return len(left) < len(words) and all(word in words for word in left)


def slips(kind, most):
    """At most so many slips of a kind, each in another place's name, none of them a name in the table with the place's state and postcode."""
    chance = random.Random(zlib.crc32(kind.encode()))
    known = {(plain(name), state, postcode) for postcode, name, state in places(True)}
    found = []
    everywhere = places()
    chance.shuffle(everywhere)
    for place in everywhere:
        text = KINDS[kind](place.name, chance)
        if not text or not text.strip() or text == place.name:
            continue
        # What is another place's name right there cannot be told from it.
        if plain(text) != plain(place.name) and (plain(text), place.state, place.postcode) in known:
            continue
        found.append(Slip(kind, text.strip(), place))
        if len(found) == most:
            break
    return found
