#!/usr/bin/env python3
"""Measures Houser and Hugo on the same board: wall time, CPU, memory, and what they write.

Both build the made-up board of houser-bench from nothing into empty folders, in turn. Hugo builds site/, which makes with Hugo's own
means the pages of listings, catalogues and suburbs, and the feeds of suburbs; Houser makes more. The comparison stops if Hugo makes a
page or feed that Houser does not, or lacks one of those.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TODAY = "2026-11-21"
KINDS = {"rentals": "Homes to rent", "items": "Items for sale"}
OTHER_PAGES = {"follow": "Follow", "people": "People", "search": "Search"}
ADDRESS = re.compile(r"^address: .*\bstate: (\w+), postcode: (\d+)", re.MULTILINE)
UNITS = {"wall": "wall s", "cpu": "CPU µs/listing", "peak": "peak MB"}


def main():
    options = arguments()
    folder, is_new = options.folder, not options.folder.exists()
    try:
        if is_new:
            run(options.houser_bench, "--only", "board", "--listings", options.listings, "--folder", folder)
        results = compare(options, folder)
    finally:
        shutil.rmtree(folder if is_new else folder / "beside-hugo", ignore_errors=True)
    print(json.dumps(results, indent=2) if options.format == "json" else table(results))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--folder", type=Path, required=True,
        help="where to make the board and the sites, on a memory file system; a board that is there already is used, and stays")
    parser.add_argument("--listings", type=int, default=1000, help="how many listings a new board has (default: 1000)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured, after a first time that does not count (default: 3)")
    parser.add_argument("--hugo", default="hugo", help="the program, also as a Python package installs it (default: hugo)")
    parser.add_argument("--houser", default=ROOT / ".build/release/houser", help="the program (default: the release build)")
    parser.add_argument("--houser-bench", default=ROOT / ".build/release/houser-bench", help="the program (default: the release build)")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    options.folder = options.folder.resolve()
    options.hugo = real_hugo(shutil.which(options.hugo) or parser.error(f"there is no program {options.hugo}"))
    return options


def real_hugo(program):
    """The Python package's `hugo` is a script that starts the program; its own start is none of Hugo's."""
    packaged = Path(program).parent.parent.glob("lib/python*/site-packages/hugo/binaries/hugo")
    return next(packaged, Path(program))


def compare(options, board):
    work = board / "beside-hugo"
    shutil.rmtree(work, ignore_errors=True)
    listings = make_hugo_site(board, work / "site")
    contestants = contestants_of(options, board, work)
    sizes, runs = {}, {name: [] for name in contestants}
    pages = {}
    for round in range(options.rounds + 1):
        for name, (command, output, leftovers) in contestants.items():
            measured = measure(command, listings)
            if round == 0:
                sizes[name], pages[name] = look_at(output)
            else:
                runs[name].append(measured)
            for path in leftovers:
                shutil.rmtree(path, ignore_errors=True)
        if round == 0:
            agree(pages["Houser"], pages["Hugo"])
            pages.clear()
    return {
        "version": 1, "listings": listings, "rounds": options.rounds, "cores": len(os.sched_getaffinity(0)),
        "hugo": run(options.hugo, "version").split()[1],
        "programs": {name: medians(runs[name]) | sizes[name] for name in contestants},
        "ratios": {name: ratios(runs["Hugo"], runs[name]) for name in contestants if name != "Hugo"},
    }


def contestants_of(options, board, work):
    """By name: the command, the folder that it fills, and what is deleted before it runs again."""
    everything = work / "houser"
    hugo = work / "hugo"
    return {
        "Hugo": (
            [options.hugo, "build", "--quiet", "--noBuildLock", "--source", work / "site", "--destination", hugo, "--cacheDir", work / "cache"],
            hugo, [hugo, work / "cache"]),
        "Houser": (
            [options.houser, "build", "--quiet", "--today", TODAY, "--content", board / "content", "--output", everything / "public"],
            everything / "public", [everything]),
    }


def make_hugo_site(board, site):
    """The board as a Hugo site: the same files, each with the term of its suburb. Gives the number of listings."""
    shutil.copytree(HERE / "site", site)
    shutil.copytree(board / "content/people", site / "data/people")
    shutil.copytree(ROOT / "templates/assets", site / "static/assets")
    count = 0
    for folder, title in KINDS.items():
        (site / "content" / folder).mkdir(parents=True)
        (site / "content" / folder / "_index.md").write_text(f"---\ntitle: {title}\n---\n")
        for source in (board / "content" / folder).iterdir():
            text = source.read_text()
            place = ADDRESS.search(text) or sys.exit(f"{source} has no address such as houser-bench writes")
            suburb, _ = source.stem.rsplit("-", 1)
            term = f"{place[1].lower()}/{suburb}-{place[2]}"
            (site / "content" / folder / source.name).write_text(text.replace("---\n", f"---\nsuburbs: [{term}]\n", 1))
            count += 1
    for name, title in OTHER_PAGES.items():
        (site / "content" / f"{name}.md").write_text(f"---\ntitle: {title}\nlayout: {name}\n---\n")
    return count


def measure(command, listings):
    start = time.monotonic()
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{Path(command[0]).name} failed: {process.returncode}")
    return {"wall": wall, "cpu": (usage.ru_utime + usage.ru_stime) * 1e6 / listings, "peak": usage.ru_maxrss * 1024 / 1e6}


def look_at(output):
    """How many files there are and how large, and their paths."""
    size, paths = 0, set()
    for folder, _, names in os.walk(output):
        for name in names:
            path = os.path.join(folder, name)
            size += os.path.getsize(path)
            paths.add(os.path.relpath(path, output))
    # Campuses come from Houser's table of places, which Hugo has not.
    return {"files": len(paths), "bytes": size}, paths - {"campuses/index.html"}


def agree(houser, hugo):
    """That both have the pages of all listings and suburbs with the suburbs' feeds, and Hugo nothing that Houser lacks but further pages
    of lists, which Houser cuts otherwise, and the files of scripts and the search, which Houser has others of."""
    extra = {path for path in hugo - houser if not re.search(r"/page/|^(assets|search)/", path)}
    listings = {path for path in hugo if path.count("/") == 2 and path.split("/")[0] in KINDS}
    suburbs = {path for path in houser if re.fullmatch(r"suburbs/\w+/[^/]+-\d{4}/(index\.html|atom\.xml|rss\.xml)", path)}
    for name, paths in (("Houser", suburbs - hugo), ("Hugo", extra | listings - houser)):
        for path in sorted(paths)[:10]:
            print(f"only {name} made {path}", file=sys.stderr)
    if suburbs - hugo or extra or listings - houser:
        sys.exit("the two sites differ, so the times cannot be compared")


def medians(runs):
    return {unit: statistics.median(run[unit] for run in runs) for unit in UNITS} | {"runs": runs}


def ratios(left, right):
    """Medians of the ratios of runs that came one after the other, so that a slow minute of the machine slows both."""
    return {unit: statistics.median(a[unit] / b[unit] for a, b in zip(left, right, strict=True)) for unit in UNITS}


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, stdout=subprocess.PIPE, text=True).stdout


def table(results):
    lines = [
        f"{results['listings']:,} listings, {results['cores']} cores, Hugo {results['hugo'].split('-')[0]}, medians of {results['rounds']} rounds\n",
        row("", *UNITS.values(), "files", "MB"),
    ]
    for name, program in results["programs"].items():
        lines.append(row(
            name, f"{program['wall']:.2f}", f"{program['cpu']:,.0f}", f"{program['peak']:,.0f}", f"{program['files']:,}",
            f"{program['bytes'] / 1e6:,.1f}"))
    lines.append("")
    for name, ratio in results["ratios"].items():
        lines.append(row(f"Hugo / {name}", *(f"{ratio[unit]:.2f}" for unit in UNITS)))
    return "\n".join(lines)


def row(name, *cells):
    return f"{name:<32}" + "".join(f"{cell:>16}" for cell in cells)


if __name__ == "__main__":
    main()
