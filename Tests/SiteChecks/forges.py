"""forges.py: what keeps a board on a forge, a host or a server has no mistakes: the files that begin with a board, and those in the manual."""

import re
import sys
from pathlib import Path

import forge_rules

REPOSITORY = Path(__file__).parents[2]
FOLDER = REPOSITORY / "Sources/BundledData/starter/forges"
MANUAL = REPOSITORY / "Sources/houser/Documentation.docc/Publishing.md"
ACTION = {"action.yml": "github-action.yml", "get-houser.sh": "get-houser.sh", "houser-release": "houser-release"}
"""The files of the action that other repositories call, which are those that a board has."""


def files():
    """The files by name, and the whole workflows that the manual shows."""
    found = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.iterdir())}
    blocks = re.findall(r"^```yaml\n(.*?)^```$", MANUAL.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    found |= {f"manual-{number}.yml": block for number, block in enumerate(blocks, 1) if block.startswith("name:")}
    return found


def common_faults(found):
    """What is wrong between the files."""
    version = re.search(r'static let version = "(.+?)"', (REPOSITORY / "Sources/SiteKit/Site/Houser.swift").read_text(encoding="utf-8"))[1]
    named = re.findall(r"^HOUSER_VERSION=(.*)$", found["houser-release"], re.MULTILINE)
    faults = [] if named == [version] else [f"houser-release names {named}, and this is {version}"]
    commits = {}
    for text in found.values():
        for action, commit in re.findall(r"uses: (?:https://[^/]+/)?([\w-]+/[\w-]+)\S*@(.+)", text):
            commits.setdefault(action, set()).add(commit)
    faults += [f"{action} stands at {sorted(them)}" for action, them in sorted(commits.items()) if len(them) > 1]
    for name, file in ACTION.items():
        path = REPOSITORY / ".github/actions/houser" / name
        if path.resolve() != FOLDER / file:
            faults.append(f"{path.relative_to(REPOSITORY)} does not lead to {file}")
    return faults


if __name__ == "__main__":
    found = files()
    faults = [f"{name}: {fault}" for name, text in found.items() for fault in forge_rules.judge(name, text, found)] + common_faults(found)
    for fault in faults:
        print(f"forges: {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"forges: {len(found)} files of forges, hosts and servers without a mistake")
