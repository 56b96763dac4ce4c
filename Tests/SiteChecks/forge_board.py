"""A board as a forge has it, and a release of the program that its recipes fetch."""

import hashlib
import io
import os
import re
import shlex
import shutil
import subprocess
import tarfile
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "Sources/SiteKit/Site/Houser.swift"
VERSION = re.search(r'static let version = "(.+?)"', SOURCE.read_text(encoding="utf-8"))[1]
"""The version that this is."""

PLACES = {"get-houser.sh": ".ci/get-houser.sh", "houser-release": ".ci/houser-release", "cloudflare.sh": ".ci/build.sh"}
"""Where a board has the scripts."""


class Release:
    """A folder with what a release has."""

    def __init__(self, folder, program=None):
        self.folder, self.url, self.home = folder, folder.as_uri(), folder.with_suffix(".home")
        self.name = f"houser-{VERSION}-linux-amd64"
        self.archive = f"{self.name}.tar.gz"
        if program:
            folder.mkdir()
            # The program is large, and where it lies makes no difference to it.
            self.pack(f'exec {shlex.quote(str(program))} "$@"\n')
            (folder / "SHA256SUMS").write_text(f"{self.sum()}  {self.archive}\n")
        self.digest = self.sum()

    def pack(self, script):
        """Makes the archive, with a script for a program."""
        words = f"#!/bin/sh\n{script}".encode()
        with tarfile.open(self.folder / self.archive, "w:gz") as archive:
            member = tarfile.TarInfo(f"{self.name}/houser")
            member.size, member.mode = len(words), 0o755
            archive.addfile(member, io.BytesIO(words))

    def sum(self):
        return hashlib.sha256((self.folder / self.archive).read_bytes()).hexdigest()

    def copy(self, folder):
        shutil.copytree(self.folder, folder)
        return Release(folder)


class Board:
    """A board of `houser init` in a repository of its own, with another one that it came from."""

    def __init__(self, folder, program, files):
        self.folder, self.origin = folder, folder.with_suffix(".git")
        self.home = folder.with_suffix(".home")
        self.home.mkdir()
        subprocess.run([program, "init", folder], capture_output=True, check=True, stdin=subprocess.DEVNULL)
        for name, place in PLACES.items():
            (folder / place).parent.mkdir(exist_ok=True)
            (folder / place).write_text(files[name], encoding="utf-8")
        action = self.home / "action"
        action.mkdir()
        for name in ("get-houser.sh", "houser-release"):
            (action / name).write_text(files[name], encoding="utf-8")
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit()
        subprocess.run(["git", "clone", "--quiet", "--bare", folder, self.origin], check=True)
        self.git("remote", "add", "origin", self.origin.as_uri())
        self.git("fetch", "--quiet", "origin")
        self.git("branch", "--quiet", "--set-upstream-to=origin/main")

    def git(self, *words, at=None):
        """What git says to it."""
        names = ["-c", "user.name=Ann", "-c", "user.email=ann@board.example"]
        return subprocess.run(["git", *names, *words], cwd=at or self.folder, capture_output=True, text=True, check=True).stdout.strip()

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change the board")

    def write(self, path, words):
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text(words, encoding="utf-8")
        self.commit()

    def set(self, key, value):
        """Changes a line of the example, here and where it came from."""
        path = sorted(self.folder.glob("content/rentals/*.md"))[0]
        words, count = re.subn(rf"^{key}: .*$", f"{key}: {value}", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert count == 1
        self.write(path, words)
        self.git("push", "--quiet", "origin", "main")

    def run(self, script, shell="sh", within=".", **settings):
        """Runs a script as a forge would: it ends with the first command that fails."""
        forge = {"GITHUB_OUTPUT": "output", "GITHUB_STEP_SUMMARY": "summary", "GITHUB_ACTION_PATH": "action", "RUNNER_TEMP": "temp"}
        (self.home / "temp").mkdir(exist_ok=True)
        values = {"PATH": os.environ["PATH"], "HOME": str(self.home), "LANG": "C.UTF-8"}
        values |= {name: str(self.home / place) for name, place in forge.items()} | settings
        strict = ["-eo", "pipefail"] if shell == "bash" else ["-e"]
        return subprocess.run(
            [shell, *strict, "-c", script], cwd=self.folder / within, env=values, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)

    def said(self, name):
        """What a run left for the forge in one of its files, which is then empty again."""
        file = self.home / name
        words = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text("")
        return words


def filled(value, inputs):
    """A setting of the action with its inputs, and with nothing where it is about the action's own repository."""
    return re.sub(r"\$\{\{ (?:inputs\.(\w+) |github\.action_repository && .*?)\}\}", lambda match: inputs[match[1]] if match[1] else "", value)


def holds(condition, inputs):
    """Whether a condition of the action holds: comparisons of inputs that are joined by `&&` or by `||`."""
    if not condition:
        return True
    join, names = (any, " || ") if "||" in condition else (all, " && ")
    parts = [re.fullmatch(r"inputs\.(\w+) (==|!=) '([\w*]*)'", part).groups() for part in condition.split(names)]
    return join((inputs[name] == value) == (sign == "==") for name, sign, value in parts)
