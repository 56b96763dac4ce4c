#!/usr/bin/env python3
"""contract.py ADDRESS --origin ORIGIN: whether what answers at an address keeps to the interface of relays, whoever made it.

It posts two listings of a flat in Collingwood and wrong ones; for a board that would not take them, name others with --good and --bad. The good
ones stay where they were taken: remove them there. With --hammer it posts until it is told to wait.
"""

import argparse
import http.client
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

from packages import listing, zipped

TYPE = {"content-type": "application/zip", "accept": "application/json"}
PATIENCE = 60


class Answer:
    """What came back."""

    def __init__(self, response):
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    def json(self):
        """Its body, which must be an object."""
        try:
            value = json.loads(self.body)
        except ValueError:
            return {}
        return value if isinstance(value, dict) else {}

    def __str__(self):
        return f"{self.status} {self.body[:200]!r}"


class Contract:
    """The rules, one method for each."""

    def __init__(self, options):
        self.address = urlsplit(options.address)
        self.options = options
        self.problems = []
        self.good = Path(options.good).read_bytes() if options.good else listing("relay-check")
        self.bad = Path(options.bad).read_bytes() if options.bad else listing("relay-check-wrong", postcode=3065)

    def expect(self, holds, rule, answer):
        """Notes a broken rule."""
        if not holds:
            self.problems.append(f"{rule}: {answer}")

    def send(self, method="POST", body=None, headers=None, origin=True):
        """One request; everything that is told to wait must be told how long."""
        kind = http.client.HTTPSConnection if self.address.scheme == "https" else http.client.HTTPConnection
        connection = kind(self.address.hostname, self.address.port, timeout=PATIENCE)
        try:
            fields = {**({"origin": self.options.origin} if origin else {}), **(headers or {})}
            path = (self.address.path or "/") + (f"?{self.address.query}" if self.address.query else "")
            connection.request(method, path, body, fields, encode_chunked="transfer-encoding" in fields)
            answer = Answer(connection.getresponse())
        finally:
            connection.close()
        if answer.status in (429, 503):
            self.expect(answer.headers.get("retry-after", "").isdigit(), "429 and 503 say after how many seconds to try again", answer)
        if answer.status >= 400 and answer.status != 422:
            self.expect(bool(answer.json().get("detail")), "an answer that refuses says why, as problem details", answer)
        return answer

    def post(self, body, **more):
        """A package, sent as it should be."""
        return self.send("POST", body, TYPE, **more)

    def check_preflight(self):
        asked = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
        answer = self.send("OPTIONS", headers=asked)
        allowed = answer.headers.get("access-control-allow-origin")
        self.expect(answer.status in (200, 204), "a preflight is answered", answer)
        self.expect(allowed in ("*", self.options.origin), "the board's pages may send packages", answer.headers)
        self.expect("POST" in answer.headers.get("access-control-allow-methods", "POST"), "with POST", answer.headers)
        self.expect("content-type" in answer.headers.get("access-control-allow-headers", "").lower(), "of their type", answer.headers)
        stranger = self.send("OPTIONS", headers={**asked, "origin": "https://stranger.example"})
        if allowed != "*":
            got = stranger.headers.get("access-control-allow-origin")
            self.expect(got in (None, self.options.origin), "pages of strangers may not", stranger.headers)

    def check_refused(self):
        answer = self.post(self.bad)
        findings = answer.json().get("findings")
        self.expect(answer.status == 422 and isinstance(findings, list) and findings, "a wrong listing is answered with findings", answer)
        for finding in findings or []:
            texts = all(isinstance(finding.get(name), str) for name in ("severity", "rule", "file", "message"))
            self.expect(texts, "a finding has severity, rule, file and message", finding)
        self.expect(any(finding.get("severity") == "error" for finding in findings or []), "one of them is an error", answer)
        self.expect("access-control-allow-origin" in answer.headers, "the page may read it", answer.headers)

    def check_accepted(self):
        first = self.post(self.good)
        self.expect(first.status == 202 and isinstance(first.json().get("accepted"), str), "a good listing is accepted, with its name", first)
        self.expect("findings" not in first.json(), "and has no findings", first)
        self.expect("access-control-allow-origin" in first.headers, "the page may read it", first.headers)
        again = self.post(self.good)
        self.expect((again.status, again.body) == (first.status, first.body), "the same package twice has the same answer", again)
        with ThreadPoolExecutor(4) as pool:
            for answer in pool.map(self.post, [self.good] * 4):
                self.expect((answer.status, answer.body) == (first.status, first.body), "and so at the same time", answer)
        self.expect(self.post(self.good, origin=False).status == 202, "who is no page needs no origin", first)

    def check_waiting(self):
        if self.options.good:
            return
        first, other = self.post(self.good), self.post(listing("relay-check", title="Another flat under the same name"))
        self.expect(other.status == 202, "what waits stands in nobody's way, since anybody could have sent it", other)
        self.expect(other.json().get("accepted") != first.json().get("accepted"), "and both are kept", other)

    def check_much(self):
        answer = self.post(zipped([(f"rentals/relay-check-{place}.md", b"---\ntitle: A flat\n---\n") for place in range(50)]))
        self.expect(answer.status in (413, 422), "fifty listings at once are too many", answer)
        answer = self.post(zipped([("rentals/relay-check-long/index.md", b"x" * 900_000)], method=8))
        self.expect(answer.status in (413, 422), "and so is a long text", answer)

    def check_malformed(self):
        for body, what in [(b"no archive", "what is no archive"), (self.good[:-30], "what is cut short"), (self.good[:50], "a beginning")]:
            answer = self.post(body)
            self.expect(answer.status in (400, 422), f"{what} is refused", answer)
        answer = self.post(b"")
        self.expect(answer.status == 400, "nothing is no package", answer)
        for path in ("board.yaml", "../outside.md", "/etc/outside", "rentals/.hidden", "kinds/new.yaml"):
            answer = self.post(zipped([(path, b"x")]))
            self.expect(answer.status == 422, f"{path} is not taken", answer)

    def check_type(self):
        answer = self.send("POST", self.good, {"content-type": "text/plain"})
        self.expect(answer.status == 415, "another type is not taken", answer)
        answer = self.send("POST", self.good, {**TYPE, "content-encoding": "gzip"})
        self.expect(answer.status == 415, "nor what is encoded", answer)

    def check_method(self):
        for method in ("GET", "PUT", "DELETE"):
            answer = self.send(method)
            self.expect(answer.status == 405 and "POST" in answer.headers.get("allow", ""), f"{method} is not allowed", answer)

    def check_size(self):
        size = (self.options.most << 20) + 1
        answer = self.send("POST", None, {**TYPE, "content-length": str(size)})
        self.expect(answer.status == 413, "what says to be too large is refused before it is sent", answer)
        answer = self.send("POST", iter([bytes(1 << 16)] * (size // (1 << 16) + 1)), {**TYPE, "transfer-encoding": "chunked"})
        self.expect(answer.status == 413, "and so is what does not say it", answer)

    def check_rate(self):
        for _ in range(self.options.hammer):
            answer = self.post(self.good)
            if answer.status in (429, 503):
                return
        self.expect(False, f"who posts {self.options.hammer} times at once is told to wait", "")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("--origin", required=True, help="the origin of the board, such as https://board.example")
    parser.add_argument("--good", help="a package that the board takes")
    parser.add_argument("--bad", help="a package that it refuses")
    parser.add_argument("--most", type=int, default=20, help="the most MiB of a package")
    parser.add_argument("--hammer", type=int, default=0, help="how many posts must be too many")
    options = parser.parse_args()
    contract = Contract(options)
    checks = [getattr(contract, name) for name in dir(contract) if name.startswith("check_") and (name != "check_rate" or options.hammer)]
    # What uses up the patience of the other side comes last.
    for check in sorted(checks, key=lambda check: check.__name__ == "check_rate"):
        check()
    for problem in contract.problems:
        print(problem, file=sys.stderr)
    print(f"{len(checks)} rules, {len(contract.problems)} broken")
    sys.exit(1 if contract.problems else 0)


if __name__ == "__main__":
    main()
