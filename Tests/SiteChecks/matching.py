"""The browser finds how two match as Houser does, and says so in the same words: matches.json has what Houser finds."""

import json
from pathlib import Path

TABLE = json.loads(Path(__file__).with_name("matches.json").read_text(encoding="utf-8"))
MATCHES = """async ([folder, { cases, habits, today }]) => {
  const { match, sideOf } = await import(`${folder}matching.js`);
  const kinds = Object.fromEntries(["offer", "home", "request"].map((role) => [role, { match: role, per: "a week" }]));
  return cases.map(({ sides, homes }) => {
    const [one, other] = sides.map(({ kind, match: [said], own: [own], price }) =>
      sideOf({ kind, match: said, price, suburb: own[0], town: own[1], middle: own[2] == null ? null : own.slice(2) }, kinds));
    const found = match(habits, one, other, today, homes);
    const back = match(habits, other, one, today, homes);
    return [found, back].map(({ parts, total, isMatch, text }) => ({ parts: Object.values(parts), total, isMatch, text }));
  });
}"""


def check_matching(observer):
    """Compares every pair of the table; the number of pairs."""
    with observer.window() as page:
        page.goto(observer.home)
        answers = page.evaluate(MATCHES, [observer.site.base + observer.site.assets, TABLE])
    for case, both in zip(TABLE["cases"], answers):
        wanted = {"parts": case["parts"], "total": sum(case["parts"]), "isMatch": case["isMatch"], "text": case["text"]}
        for found in both:
            if found != wanted:
                observer.problems.add("matching", f"a pair matches as {found}, not {wanted}")
    return len(TABLE["cases"])
