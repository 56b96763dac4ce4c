"""file_schemas.py PROGRAM: the schemas that editors get say what the checks say, of all boards and of mistakes."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from jsonschema import Draft7Validator
from published import Problems
from yaml_core import facts, read

REPOSITORY = Path(__file__).parents[2]
BOARDS = [REPOSITORY / "content", *(REPOSITORY / "Tests/HouserTests/Boards" / name / "content" for name in ("boat", "german", "small", "town"))]

LISTING = """title: Sunny two-bedroom terrace
owner: sam
address: {street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}
rent: 690
property: terrace
bedrooms: 2
bathrooms: 1
available: 2026-12-01
listed: 2026-11-12
features: [heating, balcony]
description: |
  A single-fronted Victorian that still has its iron lace.
"""

RIGHT = [
    ("as it is", "rent: 690", "rent: 690"),
    ("a choice in capitals", "property: terrace", "property: Terrace"),
    ("a choice with a space", "property: terrace", "property: granny flat"),
    ("a number in quotation marks", "bedrooms: 2", 'bedrooms: "2"'),
    ("cents", "rent: 690", "rent: 690.50"),
    ("a title that is a number", "title: Sunny two-bedroom terrace", "title: 12345"),
    ("a fact that nobody gave", "bathrooms: 1", "bathrooms: 1\nbond:"),
    ("one of a list by itself", "features: [heating, balcony]", "features: heating"),
    ("a postcode in quotation marks", "postcode: 3066", 'postcode: "3066"'),
    ("a state in full", "state: VIC", "state: Victoria"),
    ("times", "bathrooms: 1", "bathrooms: 1\ninspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30}]"),
    ("times by appointment", "bathrooms: 1", "bathrooms: 1\ninspections: by appointment"),
    ("a contact of its own", "bathrooms: 1", "bathrooms: 1\ncontact: {phone: 0491 570 156, whatsapp: yes}"),
    ("what it was", "bathrooms: 1", "bathrooms: 1\nhistory: [{on: 2026-11-20, rent: 700}]"),
]
"""What the checks take, as changes of the listing."""

WRONG = [
    ("a key that is misspelt", "bathrooms: 1", "bathroms: 1"),
    ("a key that is missing", "bedrooms: 2\n", ""),
    ("a word that is no choice", "property: terrace", "property: castle"),
    ("a feature that is none", "[heating, balcony]", "[heating, dragon]"),
    ("a number in words", "bedrooms: 2", "bedrooms: two"),
    ("a number with its unit", "bedrooms: 2", "bedrooms: 2 beds"),
    ("more rooms than any home has", "bedrooms: 2", "bedrooms: 200"),
    ("half a room", "bedrooms: 2", "bedrooms: 2.5"),
    ("a rent with its period", "rent: 690", "rent: 690 pw"),
    ("two rents", "rent: 690", "rent: [690, 700]"),
    ("a day that Australians write", "2026-12-01", "01/12/2026"),
    ("an address in one line", "{street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}", "12 Gipps Street"),
    ("a part of an address that is misspelt", "suburb: Collingwood", "suberb: Collingwood"),
    ("a title that says nothing", "title: Sunny two-bedroom terrace", "title: Sun"),
    ("an id with capitals", "bathrooms: 1", "bathrooms: 1\nid: My-Home"),
    ("a status that is none", "bathrooms: 1", "bathrooms: 1\nstatus: gone"),
    ("a contact without a way", "bathrooms: 1", "bathrooms: 1\ncontact: {name: Sam}"),
    ("an email address that is none", "bathrooms: 1", "bathrooms: 1\ncontact: {email: sam at example.org}"),
    ("a phone number that is none", "bathrooms: 1", "bathrooms: 1\ncontact: {phone: 04 9157}"),
    ("times without an end", "bathrooms: 1", "bathrooms: 1\ninspections: [{start: 2026-11-28 11:00}]"),
    ("a row without its day", "bathrooms: 1", "bathrooms: 1\nhistory: [{rent: 700}]"),
]
"""What neither the checks nor the schema take, as changes of the listing."""


class SchemaCheck:
    def __init__(self, program, scratch):
        self.program, self.scratch, self.problems, self.count = program, scratch, Problems("file_schemas"), 0

    def run(self, *words, **settings):
        return subprocess.run([self.program, *words], capture_output=True, text=True, check=False, **settings)

    def schemas(self, content):
        """The schemas of a board by name, each a sound one."""
        folder = self.scratch / f"schemas-{self.count}"
        self.count += 1
        done = self.run("schema", "--content", content, "--write", folder)
        if done.returncode:
            self.problems.add(content, done.stderr)
        schemas = {}
        for path in sorted(folder.glob("*.json")):
            schema = json.loads(path.read_text(encoding="utf-8"))
            Draft7Validator.check_schema(schema)
            silent = [key for key, value in schema["properties"].items() if not value.get("description") and path.stem in ("board", "people")]
            if silent:
                self.problems.add(path.name, f"says nothing of {silent}")
            schemas[path.stem] = Draft7Validator(schema)
        return schemas

    def board(self, content):
        """All files of a board keep to their schemas."""
        files = 0
        for name, schema in self.schemas(content).items():
            paths = [content / "board.yaml"] if name == "board" else sorted((content / name).rglob("*"))
            for path in paths:
                if path.suffix not in (".md", ".yaml", ".yml"):
                    continue
                files += 1
                for error in schema.iter_errors(facts(path)):
                    self.problems.add(path, f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")
        return files

    def listing(self):
        """Of one listing the schema says what the checks say."""
        board = self.scratch / "board"
        begun = self.run("init", board, "--today", "2026-11-21")
        if begun.returncode:
            return self.problems.add("init", begun.stderr)
        content = board / "content"
        schema = self.schemas(content)["rentals"]
        path = content / "rentals/terrace.yaml"
        for table, good in ((RIGHT, True), (WRONG, False)):
            for name, old, new in table:
                if LISTING.count(old) != 1:
                    self.problems.add(name, f"{old!r} occurs {LISTING.count(old)} times")
                    continue
                text = LISTING.replace(old, new)
                path.write_text(text, encoding="utf-8")
                judged = self.run("check", "--content", content, "--today", "2026-11-21")
                if (judged.returncode == 0) != good:
                    self.problems.add(name, f"the checks say {judged.returncode}: {judged.stdout}")
                faults = [error.message[:200] for error in schema.iter_errors(read(text))]
                if (not faults) != good:
                    self.problems.add(name, f"the schema says {faults}")
        return None


def main(program):
    with tempfile.TemporaryDirectory() as scratch:
        check = SchemaCheck(program, Path(scratch))
        files = sum(check.board(content) for content in BOARDS)
        check.listing()
        if files < 200:
            check.problems.add("boards", f"have {files} files only")
        check.problems.finish(f"{files} files keep to their schemas, {len(WRONG)} mistakes don't")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: file_schemas.py PROGRAM")
    main(str(Path(sys.argv[1]).resolve()))
