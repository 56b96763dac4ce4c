"""Fails if the style sheets of the theme or of the documentation say left or right where a language that is read from right to left needs start or end.

Sides count that are named, and those that only the order of values tells, as in `margin: 0 1rem 0 0` and `box-shadow: 1px 0`.
"""

import re
import sys
from pathlib import Path

HERE = Path(__file__)
ROOT = HERE.parents[2]
THEMES = [ROOT / "templates", ROOT / "docs/templates"]

ALLOWED = {
    ("assets/map.css", "left: 0"): "scripts move pins and places from there to where they are on the map, which is never turned round",
    ("assets/device/saved.css", "left: calc(50% - .3125rem)"): "six dots are one dot and its shadows, in the middle of a button",
    ("assets/device/saved.css", "box-shadow: .4375rem 0 var(--ink), 0 .4375rem var(--ink), .4375rem .4375rem var(--ink), "
        "0 -.4375rem var(--ink), .4375rem -.4375rem var(--ink)"): "the other five of these dots",
    ("assets/device/saved.css", "float: left"): "takes a legend out of the border of its fieldset, whose whole width it has",
    ("style/09-following.css", "border-width: 0 .125em .125em 0"): "an arrow that points down is a corner, turned",
}

NOISE = re.compile(r"""/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)"']*\)""", re.DOTALL)
# What ends with a brace that opens is a selector.
DECLARATION = re.compile(r"(?<![\w-])([a-z-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])")
SIDE = re.compile(r"(?<![\w-])(?:left|right)(?![\w-])")
SIDED = re.compile(r"left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b.*|border-(?:top|bottom)-(?:left|right)-radius")
FOUR_SIDES = re.compile(r"margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding)")
SHIFTS = re.compile(r"box-shadow|text-shadow|translate")


def parts(text, mark):
    """What stands between marks that are in no parentheses: values between spaces, shadows between commas."""
    found, depth = [""], 0
    for character in text:
        depth += (character == "(") - (character == ")")
        if depth == 0 and character in mark:
            found.append("")
        else:
            found[-1] += character
    return [part.strip() for part in found if part.strip()]


def is_lopsided(corners):
    """Whether corners that stand beside each other are rounded unlike each other."""
    count = len(corners)
    first, second, third = (corners[place % count] for place in range(3))
    return first != second or third != (corners[3] if count == 4 else second)


def is_physical(name, value):
    """Whether a declaration would have to be another from right to left."""
    values = parts(value.removesuffix("!important"), " \n")
    if SIDED.fullmatch(name) or SIDE.search(value):
        return True
    if FOUR_SIDES.fullmatch(name):
        return len(values) == 4 and values[1] != values[3]
    if name == "border-radius":
        return any(is_lopsided(parts(corners, " \n")) for corners in parts(value, "/"))
    if SHIFTS.fullmatch(name):
        shifts = [[one for one in parts(shift, " \n") if one != "inset"] for shift in parts(value, ",")]
        return any(re.match(r"[-.\d]|calc", shift[0]) and not re.match(r"0(?![.\d])", shift[0]) and "--way" not in shift[0] for shift in shifts)
    return False


found = {}
for theme, sheet in [(folder, sheet) for folder in THEMES for sheet in sorted(folder.rglob("*.css"))]:
    path = sheet.relative_to(theme).as_posix()
    text = NOISE.sub(lambda noise: '""' + "\n" * noise.group().count("\n"), sheet.read_text(encoding="utf-8"))
    for one in DECLARATION.finditer(text):
        if is_physical(one[1], one[2]):
            found.setdefault((path, f"{one[1]}: {' '.join(one[2].split())}"), []).append(text.count("\n", 0, one.start()) + 1)
for (path, declaration), lines in found.items():
    for line in lines if (path, declaration) not in ALLOWED else []:
        print(f"templates/{path}:{line}: {declaration} is the same from right to left: say start or end, or say why not in {HERE.name}", file=sys.stderr)
for path, declaration in sorted(ALLOWED.keys() - found.keys()):
    print(f"templates/{path} no longer says {declaration}, which {HERE.name} allows", file=sys.stderr)
sys.exit(found.keys() != ALLOWED.keys())
