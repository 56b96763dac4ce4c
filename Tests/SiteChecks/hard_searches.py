"""hard_searches.py SITE: what the search box makes of what people type who look for a home, for a room, for things and for cars, misspelt and in any order, as hard.json has
it for the demonstration board; and that nobody waits for it, whatever is typed."""

import json
import sys
from pathlib import Path

from typing_box import conditions, understood

TABLE = Path(__file__).with_name("hard.json")
# Of so many texts of a hundred the meaning must be the right one.
FLOOR = 95
# The most names that a text is compared with.
MOST = 1_500_000
LONG = [
    "north south east west mount port point lake st " * 11, "mt pt lk nth sth " * 30, "blurgle " * 62, "wavrly munt " * 41, "2 " * 250, "in the near or no not " * 22,
    " ".join("abcdefgh"[place % 8] * 3 + "xyzq"[place % 4] * 2 for place in range(80)), "x" * 500,
]


def main(site):
    rows = json.loads(TABLE.read_text(encoding="utf-8"))
    wrong = []
    for row, answer in zip(rows, understood(site, [row["text"] for row in rows]), strict=True):
        taken = [f"{one['text']}: {one['label']}" for one in answer["instead"]]
        if (conditions(row["query"]), row.get("ignored", []), row.get("unable", []), row.get("taken", [])) != (
                conditions(answer["query"]), answer["ignored"], answer["unable"], taken):
            wrong.append(f"{row['text']!r} means {answer['query']!r}, not {row['query']!r}; of it is ignored {answer['ignored']}, "
                         f"cannot be searched for {answer['unable']}, and is taken {taken}")
    slow = [f"{text[:40]!r} is compared with {answer['measured']:,} names" for text, answer in zip(LONG, understood(site, [text[:500] for text in LONG]), strict=True)
            if answer["measured"] > MOST]
    if slow or (len(rows) - len(wrong)) * 100 < FLOOR * len(rows):
        sys.exit("\n".join([*wrong, *slow]))
    print(f"{len(rows) - len(wrong)} of {len(rows)} hard searches are understood as they should be")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: hard_searches.py SITE")
    main(sys.argv[1])
