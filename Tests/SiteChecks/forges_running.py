"""forges_running.py PROGRAM: what forges, hosts and servers would run for a board, from the release that is fetched to the site that is there.

A release is made from the program and fetched as files. Each command is the recipe's own; what a forge would say is said in its variables.
"""

import sys
import tempfile
from pathlib import Path

import forge_board
import forge_fetches
import forges
import yaml

FILES = forges.files()


class Runs:
    def __init__(self, program, scratch):
        self.program, self.scratch, self.problems, self.count = program, scratch, [], 0
        self.release = forge_board.Release(scratch / "release", program)

    def expect(self, what, right, run=None):
        self.count += 1
        if not right:
            self.problems.append(what + (f": {run.returncode}\n{run.stdout}{run.stderr}" if run else ""))

    def board(self, name):
        return forge_board.Board(self.scratch / name, self.program, FILES)

    def fetching(self):
        """The program is fetched once, and nothing runs that isn't what was published."""
        for what, settings, spoil, good in forge_fetches.FETCHES:
            board, release = self.board(f"fetch-{self.count}"), self.release.copy(self.scratch / f"release-{self.count}")
            if spoil:
                spoil(release, board)
            values = {"HOUSER_URL": release.url} | {key: value.format(digest=release.digest, home=release.home.as_uri()) for key, value in settings.items()}
            run = board.run("sh .ci/get-houser.sh .program", **values)
            self.expect(f"fetching, {what}", (run.returncode == 0) == good and (board.folder / ".program/houser").exists() == good, run)
            if good:
                (release.folder / release.archive).unlink()
                run = board.run("sh .ci/get-houser.sh .program", **values)
                self.expect(f"fetching again, {what}, what is there already", run.returncode == 0, run)

    def action(self, board, **inputs):
        """Runs the action's own scripts as GitHub would, and gives the first that fails or else the last."""
        action = yaml.safe_load(FILES["github-action.yml"])
        values = {name: given["default"] for name, given in action["inputs"].items()} | {"url": self.release.url} | inputs
        run = None
        for step in action["runs"]["steps"]:
            if "run" in step and forge_board.holds(step.get("if"), values):
                settings = {name: forge_board.filled(value, values) for name, value in step.get("env", {}).items()}
                run = board.run(step["run"], shell="bash", **settings)
                if run.returncode:
                    return run
        return run

    def github(self):
        board = self.board("github")
        run = self.action(board, task="build", expiring="60")
        self.expect("GitHub builds the site", run.returncode == 0 and (board.folder / "public/index.html").exists(), run)
        reminder = board.said("output")
        self.expect("GitHub hears what expires", ": this listing of sam expires on 20" in reminder)
        self.expect("the reminder is the same tomorrow", ", in " not in reminder)
        self.expect("the summary says what expires", "### Expiring within 60 days" in board.said("summary"))

        board.set("rent", 590)
        run = self.action(board, base="HEAD^1")
        self.expect("GitHub refuses a price without its row", run.returncode == 1 and "title=price-row" in run.stdout, run)
        run = self.action(board, base="HEAD^1", account="eve")
        self.expect("GitHub refuses what is another's", "title=listing-owner" in run.stdout, run)
        self.expect("GitHub says nothing of what people will notice where it checks whose it is", not board.said("summary"))
        for what, inputs in (("no account", {"base": "HEAD^1", "account": ""}), ("an account and no base", {"account": "eve"})):
            run = self.action(board, **inputs)
            self.expect(f"GitHub refuses {what}", run.returncode == 2 and "is empty: the variable" in run.stderr, run)

        board.set("rent", "cheap")
        run = self.action(board)
        self.expect("GitHub refuses a rent that is none", run.returncode == 1 and "::error file=content/rentals/" in run.stdout, run)
        board.set("rent", 560)
        run = self.action(board, base="HEAD^1")
        self.expect("GitHub takes what mends a board", run.returncode == 0 and "Site as of" in board.said("summary"), run)

        board.set("title", "Bright and quiet")
        run = self.action(board, base="HEAD^1")
        self.expect("GitHub shows what people will notice", run.returncode == 0 and "What people will notice" in board.said("summary"), run)
        board.write("templates/home.mustache", "{{#never}}")
        run = self.action(board, base="HEAD^1")
        self.expect("GitHub refuses a template that is broken", run.returncode == 2 and "is never closed" in run.stderr, run)

    def owners(self):
        """The merge that is checked is of what is proposed now."""
        recipe = next(yaml.safe_load(text) for text in FILES.values() if text.startswith("name: Owners\n"))
        step = next(step for step in recipe["jobs"]["owners"]["steps"] if "run" in step)
        board = self.board("owners")
        board.git("checkout", "--quiet", "-b", "proposal")
        board.write("content/pages/hello.md", "---\ntitle: Hello\n---\nHello.\n")
        proposed = board.git("rev-parse", "HEAD")
        board.git("checkout", "--quiet", "main")
        board.git("merge", "--quiet", "--no-ff", "--message", "Merge", "proposal")
        run = board.run(step["run"], shell="bash", HEAD=proposed)
        self.expect("GitHub checks the merge of what is proposed", run.returncode == 0 and not run.stdout, run)
        run = board.run(step["run"], shell="bash", HEAD=board.git("rev-parse", "HEAD^1"))
        self.expect("GitHub refuses the merge of something else", run.returncode == 1 and run.stdout.startswith("::error::"), run)

    def gitlab(self):
        recipe, board = yaml.safe_load(FILES["gitlab.yml"]), self.board("gitlab")
        fetch = recipe["default"]["before_script"][-1]
        settings = {"HOUSER_URL": self.release.url}
        board.set("title", "Bright and quiet")
        settings["CI_MERGE_REQUEST_DIFF_BASE_SHA"] = board.git("rev-parse", "HEAD^1")
        run = board.run("\n".join([fetch, *recipe["check"]["script"]]), **settings)
        self.expect("GitLab checks a change", run.returncode == 0 and "Changed listings (1)" in run.stdout, run)
        self.expect("GitLab has a report", (board.folder / "problems.json").read_text() == "[]\n")
        run = board.run("\n".join([fetch, *recipe["pages"]["script"]]), **settings)
        self.expect("GitLab builds the site", run.returncode == 0 and (board.folder / "public/index.html").exists(), run)

    def forgejo(self):
        jobs, board = yaml.safe_load(FILES["forgejo.yml"])["jobs"], self.board("forgejo")
        board.set("title", "Bright and quiet")
        settings = {"HOUSER_URL": self.release.url, "BASE": "HEAD^1"}
        for name in ("check", "publish"):
            for step in jobs[name]["steps"]:
                if "run" not in step:
                    continue
                forge = {"GITHUB_SERVER_URL": board.origin.parent.as_uri(), "GITHUB_REPOSITORY": board.origin.stem, "TOKEN": "none"}
                run = board.run(step["run"], within=step.get("working-directory", "."), **settings, **forge)
                self.expect(f"Forgejo: {step['run']}", run.returncode == 0, run)
        self.expect("Forgejo has the site as a branch", "index.html" in board.git("ls-tree", "--name-only", "pages", at=board.origin).split())

    def host(self):
        board = self.board("host")
        run = board.run("sh .ci/build.sh", HOUSER_URL=self.release.url)
        self.expect("a host builds the site", run.returncode == 0 and (board.folder / "public/index.html").exists(), run)
        board.set("rent", "cheap")
        run = board.run("sh .ci/build.sh", HOUSER_URL=self.release.url)
        self.expect("a host keeps the last site if there is an error", run.returncode == 1, run)

    def server(self):
        board, public = self.board("server"), self.scratch / "public"
        places = {"/usr/bin/houser": str(self.program), "/var/lib/houser/public": str(public)}
        lines = [line.removeprefix("ExecStart=") for line in FILES["houser.service"].splitlines() if line.startswith("ExecStart=")]
        for place, own in places.items():
            lines = [line.replace(place, own) for line in lines]
        run = board.run("\n".join(lines))
        self.expect("a server publishes the site", run.returncode == 0 and (public / "index.html").exists(), run)
        board.set("title", "Bright and quiet")
        board.git("reset", "--quiet", "--hard", "HEAD^1")
        run = board.run("\n".join(lines))
        self.expect("a server takes what is new", run.returncode == 0 and "Bright and quiet" in (public / "index.html").read_text(), run)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        runs = Runs(Path(sys.argv[1]).resolve(), Path(scratch))
        for part in (runs.fetching, runs.github, runs.owners, runs.gitlab, runs.forgejo, runs.host, runs.server):
            part()
    for problem in runs.problems:
        print(f"forges_running: {problem}", file=sys.stderr)
    if runs.problems:
        sys.exit(1)
    print(f"forges_running: {runs.count} runs of recipes do what they should")
