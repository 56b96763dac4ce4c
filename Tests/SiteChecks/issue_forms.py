"""issue_forms.py PROGRAM: forges take the issue forms of boards, what people write in them becomes files that pass, and a CMS has all keys."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import forge_rules
import yaml
from issue_bodies import HOSTILE, REFUSED, words
from published import Problems

REPOSITORY = Path(__file__).parents[2]
DAY = ("--today", "2026-11-21")

class FormCheck:
    def __init__(self, program, scratch):
        self.program, self.scratch, self.problems, self.count = program, scratch, Problems("issue_forms"), 0

    def run(self, *arguments, **settings):
        return subprocess.run([self.program, *arguments], capture_output=True, text=True, check=False, **settings)

    def expect(self, what, right, run):
        self.count += 1
        if not right:
            self.problems.add(what, f"{run.returncode}\n{run.stdout}{run.stderr}")

    def board(self):
        board = self.scratch / f"board-{self.count}"
        self.expect("init", True, self.run("init", board, *DAY))
        return board / "content"

    def forms(self, content):
        """The forms of a board by kind, each one that forges take."""
        folder = self.scratch / f"forms-{self.count}"
        run = self.run("forms", "issues", folder, "--content", content)
        self.expect("forms", run.returncode == 0, run)
        forms = {path.stem.removeprefix("post-"): yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.yml"))}
        for kind, form in forms.items():
            for fault in forge_rules.schema_faults("vendor/github-issue-forms", form):
                self.problems.add(kind, fault)
            labels = [field["attributes"]["label"].lower() for field in form["body"] if "label" in field["attributes"]]
            for label in {label for label in labels if labels.count(label) > 1}:
                self.problems.add(kind, f"has two fields called {label}")
        return forms

    def taken(self, body, content, *options):
        return self.run("from-issue", "-", "--content", content, *DAY, *options, input=body)

    def round_trips(self, content, forms):
        for kind, form in forms.items():
            before = set(content.rglob("*"))
            shown = self.taken(words(form, kind), content, "--author", "nora-q")
            self.expect(f"{kind} is shown", shown.returncode == 0 and "accepted" in shown.stdout, shown)
            self.expect(f"{kind} is not written yet", set(content.rglob("*")) == before, shown)
            written = self.taken(words(form, kind), content, "--author", "nora-q", "--write")
            new = {str(path.relative_to(content)) for path in set(content.rglob("*")) - before if path.is_file()}
            # Who has posted before is known by the account.
            self.expect(f"{kind} is written as {new}", len(new) == (2 if kind == min(forms) else 1), written)
            checked = self.run("check", "--content", content, *DAY)
            self.expect(f"{kind} passes", checked.returncode == 0, checked)
        again = self.taken(words(forms["rental"], "rental"), content, "--author", "nora-q")
        self.expect("a second one of that name", "sunny-two-bedroom-terrace-2.md" in again.stdout, again)
        people = [path.name for path in (content / "people").iterdir()]
        self.expect(f"one person is new: {people}", people.count("nora.yaml") == 1 and len(people) == 2, written)

    def facts(self, content):
        text = (content / "rentals/sunny-two-bedroom-terrace.md").read_text(encoding="utf-8")
        for line in ("rent: 690", "tags: [near trams, quiet]", "owner: nora", "listed: 2026-11-21", "### Nearby", "inspections: [{start: 2026-11-28 11:00"):
            if line not in text:
                self.problems.add("rental", f"has no {line!r}:\n{text}")
        if "forge: nora-q" not in (content / "people/nora.yaml").read_text(encoding="utf-8"):
            self.problems.add("nora", "has no account")

    def hostile(self, form):
        body = words(form, "rental")
        for name, old, new in HOSTILE:
            content = self.board()
            before = set(content.rglob("*"))
            run = self.taken(body.replace(old, new, 1), content, "--write")
            self.expect(name, run.returncode in (0, 1) and body.count(old) > 0, run)
            new_files = {path for path in set(content.rglob("*")) - before if path.is_file()}
            for path in new_files:
                relative = str(path.relative_to(content))
                if not re.fullmatch(r"(?:rentals|people)/[a-z0-9-]+\.(?:md|yaml)", relative):
                    self.problems.add(name, f"writes {relative}")
                facts = path.read_text(encoding="utf-8").split("\n---\n")[0]
                keys = re.findall(r"^([a-z-]+):", facts, re.MULTILINE)
                if len(set(keys)) < len(keys) or {"rank", "status"} & set(keys) or "owner: maria" in facts.splitlines():
                    self.problems.add(name, f"says {facts}")
        content = self.board()
        before = {path: path.read_bytes() for path in content.rglob("*") if path.is_file()}
        for name, change in REFUSED:
            run = self.taken(change(body), content, "--write")
            self.expect(name, run.returncode == 1, run)
        if before != {path: path.read_bytes() for path in content.rglob("*") if path.is_file()}:
            self.problems.add("refused issues", "wrote something")

    def cms(self, content, kinds):
        run = self.run("forms", "cms", "--content", content, "--repo", "mcosta/board")
        config = yaml.safe_load(run.stdout)
        self.expect("cms", run.returncode == 0 and config["backend"]["repo"] == "mcosta/board", run)
        names = [collection["name"] for collection in config["collections"]]
        self.expect(f"collections {names}", len(names) == len(kinds) + 2 and len(set(names)) == len(names), run)
        for collection in config["collections"]:
            fields = collection.get("fields") or collection["files"][0]["fields"]
            self.widgets(collection["name"], fields)
            said = {"description", "body"} & {field["name"] for field in fields if field["widget"] == "markdown"}
            if "slug" in collection and collection["name"] != "people" and len(said) != 1:
                self.problems.add(f"cms {collection['name']}", f"asks for {said}")

    def widgets(self, name, fields):
        keys = [field["name"] for field in fields]
        known = {"boolean", "datetime", "hidden", "image", "list", "markdown", "number", "object", "relation", "select", "string", "text"}
        for field in fields:
            if field["widget"] not in known or keys.count(field["name"]) > 1:
                self.problems.add(f"cms {name}", f"{field['name']} is {field['widget']}")
            self.widgets(f"{name}.{field['name']}", field.get("fields", []))


def main(program):
    with tempfile.TemporaryDirectory() as scratch:
        check = FormCheck(program, Path(scratch))
        content = check.board()
        forms = check.forms(content)
        check.round_trips(content, forms)
        check.facts(content)
        check.hostile(forms["rental"])
        check.cms(content, forms)
        for board in ("boat", "german"):
            check.forms(REPOSITORY / "Tests/HouserTests/Boards" / board / "content")
        check.forms(REPOSITORY / "content")
        check.problems.finish(f"{len(forms)} forms and what {check.count} runs make of their issues")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: issue_forms.py PROGRAM")
    main(str(Path(sys.argv[1]).resolve()))
