"""judging.py MODULE CASES…: asks the judge of listings in a browser, as the posting page does, what the program was asked (Tests/JudgeTests), and
wants the same answers, byte for byte, about good and bad listings of every kind, and owners' files."""

import sys
import tempfile
from pathlib import Path
from statistics import mean
from types import SimpleNamespace

from observer import PATIENCE, launch
from playwright.sync_api import sync_playwright
from server import serve

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/BundledData"
TABLES = {
    "suburbs": DATA / "gazetteer/suburbs.tsv", "universities": DATA / "gazetteer/universities.tsv", "regions": DATA / "regions/regions.tsv",
    "members": DATA / "regions/members.tsv", "nicknames": DATA / "regions/nicknames.tsv", "slips": DATA / "gazetteer/slips.json",
    "abbreviations": ROOT / "templates/assets/abbreviations.json"}
KINDS = {"owner", "rental", "room", "wanted", "item", "car", "story"}
FEWEST = 75
"""Of good files, and of bad ones."""
COMPARE = """async ([tables, cases]) => (await import(new URL("judging.js", location))).compare(tables, cases)"""


def served(folder, module, cases):
    """Puts all that is asked for into a folder; gives the addresses of tables and of cases."""
    parts = {
        "index.html": None, "_headers": None, "judge.wasm": Path(module), "judging.js": ROOT / "Tests/SiteChecks/judging.js",
        "judge-worker.js": ROOT / "templates/assets/post/judge-worker.js"}
    tables = {name: f"{name}.table" for name in TABLES}
    boards = {Path(path).stem: f"{Path(path).stem}.cases" for path in cases}
    parts |= {tables[name]: path for name, path in TABLES.items()} | {Path(path).name: Path(path) for path in cases}
    for name, path in parts.items():
        if path: (folder / name).symlink_to(path.resolve())
        else: (folder / name).write_text("<!DOCTYPE html><title>Judge</title>" if name == "index.html" else "")
    return tables, boards


def main(module, *cases):
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        tables, boards = served(folder, module, cases)
        browser = launch(playwright.chromium)
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(serve(SimpleNamespace(base="/", folder=folder, read=lambda path: (folder / path).read_text())))
        report = page.evaluate(COMPARE, [tables, boards])
        browser.close()
    for line in report["said"]: print(line)
    good, bad = (sum(kind[one] for kind in report["kinds"].values()) for one in ("good", "bad"))
    lacking = [kind for kind in sorted(KINDS) if not all(report["kinds"].get(kind, {}).get(one) for one in ("good", "bad"))]
    times = report["times"]
    print(
        f"judge: {good} good and {bad} bad files with {report['findings']} findings, and {report['descriptions']} descriptions: "
        f"{report['different']} answers differ; {mean(times):.1f} ms a file, {max(times):.0f} ms at most")
    if lacking: print(f"no good or no bad files of {', '.join(lacking)}")
    sys.exit(bool(report["different"] or lacking or min(good, bad) < FEWEST or not report["descriptions"]))


main(*sys.argv[1:])
