"""The browser finds how two match as Houser does, and says so in the same words: matches.json has what Houser finds."""

import json
from pathlib import Path

from theme_modules import with_modules

TABLE = json.loads(Path(__file__).with_name("matches.json").read_text(encoding="utf-8"))
MATCHES = """async ([{ cases, habits, today }]) => {
  const { match, sideOf } = await THEME("matching.js");
  const kinds = Object.fromEntries(["offer", "home", "request"].map((role) => [role, { match: role, per: "a week" }]));
  return cases.map(({ sides, homes }) => {
    const [one, other] = sides.map(({ kind, match: [said], own: [own], price }) =>
      sideOf({ kind, match: said, price, suburb: own[0], town: own[1], middle: own[2] == null ? null : own.slice(2) }, kinds));
    const found = match(habits, one, other, today, homes);
    const back = match(habits, other, one, today, homes);
    return [found, back].map(({ parts, total, isMatch, text }) => ({ parts: Object.values(parts), total, isMatch, text }));
  });
}"""
AGAINST = """async ([habits, cases]) => {
  const { match } = await THEME("matching.js");
  return cases.map(([own, other]) => match(habits, own, other, 20000).against);
}"""
HOME = {"role": "request", "place": True, "cents": 32000, "from": 20010, "places": [{"id": 1, "name": "Carlton", "point": [-37.8, 144.97]}]}
ROOM = {"role": "offer", "cents": 30000, "from": 20010, "places": [{"id": 1, "name": "Carlton", "point": [-37.8, 144.97]}]}
DARWIN = [{"id": 2, "name": "Darwin", "point": [-12.46, 130.84]}]
# What a reader who looks for a home is told of a room that is none for her, with the plainest first.
TOLD = [
    ({}, {}, ""),
    ({"habits": {"smoking": "no smoking"}, "breakers": ["smoking"]}, {"habits": {"smoking": "outside only"}}, "you must agree on smoking (they: outside only)"),
    ({"habits": {"pets": "no pets"}}, {"habits": {"pets": "have one"}, "breakers": ["pets"]}, "you must agree on pets (they: with a pet)"),
    ({}, {"from": 20019, "breakers": ["dates"]}, "you must agree on dates: 9 days apart"),
    ({"breakers": ["dates"], "until": 20030}, {"from": 20040}, "you must agree on dates: one ends before the other begins"),
    ({"breakers": ["budget"]}, {"cents": 35000}, "you must agree on the budget: $30 over"),
    ({}, {"places": DARWIN}, "too far away"),
    ({"breakers": ["budget", "dates"]}, {"places": DARWIN, "cents": 35000, "from": 20090}, "too far away; you must agree on the budget: $30 over"),
    ({}, {"cents": 60000}, "$280 over budget"),
    ({}, {"from": 20090}, "dates 11 weeks apart"),
]


def check_matching(observer):
    """Compares every pair of the table; the number of pairs."""
    with observer.window() as page:
        page.goto(observer.home)
        answers = page.evaluate(with_modules(observer.site, MATCHES), [TABLE])
    for case, both in zip(TABLE["cases"], answers, strict=True):
        wanted = {"parts": case["parts"], "total": sum(case["parts"]), "isMatch": case["isMatch"], "text": case["text"]}
        for found in both:
            if found != wanted:
                observer.problems.add("matching", f"a pair matches as {found}, not {wanted}")
    check_against(observer)
    return len(TABLE["cases"]) + len(TOLD)


def check_against(observer):
    """What does not match says why in a few words, and what matches does not."""
    habits = [{**habit, "label": habit["id"].capitalize(), "both": {"have one": "with a pet", "outside only": "smoking outside only"}} for habit in TABLE["habits"]]
    with observer.window() as page:
        page.goto(observer.home)
        answers = page.evaluate(with_modules(observer.site, AGAINST), [habits, [[{**HOME, **own}, {**ROOM, **other}] for own, other, _ in TOLD]])
    for (own, other, wanted), found in zip(TOLD, answers, strict=True):
        if found != wanted:
            observer.problems.add("matching", f"{own} and {other} are told apart as {found!r}, not {wanted!r}")
