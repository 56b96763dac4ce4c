#!/usr/bin/env python3
"""load.py HOUSER [DEPTH]: an inbox under load, on this machine alone. Clients in a crowd while it is killed again and again, hostile requests,
slow clients and a full disk: nothing that it answered for may be lost or there twice, nothing written elsewhere, and its memory stays small.

It ends by itself: after some 12 seconds, or with a depth, after everything was sent so many times as deep.
"""

import argparse
import contextlib
import http.client
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from hostile import MARK, requests
from inbox import Inbox
from packages import listing

TYPE = {"content-type": "application/zip"}
MOST_MEMORY = 100
CLIENTS = 50
OPEN = ["--burst", "1000000", "--hourly", "1000000", "--connections-per-address", "200"]


class Load:
    """What is done to an inbox, one method for each."""

    def __init__(self, program, folder, depth):
        self.program, self.folder, self.depth, self.problems, self.random = program, folder, depth, [], random.Random(7)
        self.inboxes = []

    def expect(self, holds, what):
        """Notes what went wrong."""
        if not holds:
            self.problems.append(what)

    def inbox(self, name, *options, **more):
        """An inbox in a folder of its own."""
        folder = self.folder / name
        folder.mkdir()
        self.inboxes.append(Inbox(self.program, folder, *options, **more))
        return self.inboxes[-1]

    def close(self):
        """Leaves nothing running, whatever went wrong."""
        for inbox in self.inboxes:
            if inbox.process and inbox.process.poll() is None:
                inbox.kill()

    def end(self, inbox, what):
        """Ends an inbox in good order, and looks at its memory and at what it leaves."""
        self.expect(inbox.stop() == 0, f"{what}: it ends well when it is told to")
        self.expect(inbox.memory < MOST_MEMORY, f"{what}: {inbox.memory:.0f} MB of memory")
        hidden = [name for name in inbox.packages() if name.startswith(".")]
        self.expect(not hidden, f"{what}: {hidden} are left over")
        said = inbox.errors.read_bytes() + inbox.log.read_bytes()
        self.expect(all(byte >= 0x20 or byte == 0x0A for byte in said) and b"\x7f" not in said, f"{what}: the log holds control characters")
        print(f"{what}: {inbox.memory:.0f} MB at most")

    def post(self, inbox, body, tries=10_000, source="127.0.0.1"):
        """Posts until there is a final answer, as a page or a person would; gives it, or None."""
        for _ in range(tries):
            with contextlib.suppress(OSError, http.client.HTTPException):
                connection = http.client.HTTPConnection("127.0.0.1", inbox.port, timeout=20, source_address=(source, 0))
                try:
                    connection.request("POST", "/", body, TYPE)
                    answer = connection.getresponse()
                    answer.read()
                finally:
                    connection.close()
                if answer.status not in (429, 503):
                    return answer.status
            time.sleep(0.02 + self.random.random() * 0.05)
        return None

    def pictures(self, name, count, size):
        """Files that pass for pictures of a listing."""
        return [(f"rentals/{name}/photo-{place}.jpg", b"\xff\xd8\xff" + self.random.randbytes(size)) for place in range(count)]

    def crowd(self):
        """Fifty clients send a thousand packages, and the inbox is killed at random."""
        inbox = self.inbox("crowd", *OPEN).start()
        count = 1000 * self.depth if self.depth else 120
        bodies = [listing(f"crowd-{place}", more=self.pictures(f"crowd-{place}", 1, 200_000) if place % 5 == 0 else []) for place in range(count - 1)]
        # One is as large as they may be.
        bodies.append(listing("large", more=self.pictures("large", 40, 500_000)))
        # Some come twice.
        order = [*bodies, *bodies[: count // 10]]
        self.random.shuffle(order)
        kept, lock, kills = set(), Lock(), 0

        def send(body):
            status = self.post(inbox, body)
            with lock:
                if status == 202:
                    kept.add(body)
                else:
                    self.problems.append(f"crowd: a good package is answered {status}")

        start = time.monotonic()
        with ThreadPoolExecutor(CLIENTS) as pool:
            sent = [pool.submit(send, body) for body in order]
            while not all(one.done() for one in sent):
                time.sleep(self.random.uniform(0.3, 1.5))
                inbox.kill()
                kills += 1
                inbox.start()
            seconds = time.monotonic() - start
        self.end(inbox, f"crowd: {len(order)} posts from {CLIENTS} clients in {seconds:.0f} s, killed {kills} times")
        found = list(inbox.packages().values())
        self.expect(kept <= set(found), f"crowd: {len(kept - set(found))} packages that were accepted are lost")
        self.expect(len(found) == len(set(found)) == count, f"crowd: {count} packages were sent, and {len(found)} are there")

    def strangers(self):
        """Hostile requests."""
        inbox = self.inbox("strangers", *OPEN).start()
        count = 10_000 * self.depth if self.depth else 150
        self.expect(self.post(inbox, listing("before")) == 202, "strangers: a good package is taken before")

        def send(seed):
            body = requests(random.Random(seed))
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", inbox.port), timeout=20) as connection:
                connection.settimeout(20)
                with contextlib.suppress(OSError):
                    connection.sendall(body)
                if seed % 3:
                    connection.shutdown(socket.SHUT_WR)
                    while connection.recv(65_536):
                        pass

        start = time.monotonic()
        with ThreadPoolExecutor(CLIENTS) as pool:
            for _ in pool.map(send, range(count)):
                pass
        seconds = time.monotonic() - start
        self.expect(inbox.process.poll() is None, f"strangers: it ended with {inbox.process.poll()}: {inbox.errors.read_text()[-2000:]}")
        self.expect(self.post(inbox, listing("after")) == 202, "strangers: a good package is taken afterwards")
        self.end(inbox, f"strangers: {count} hostile requests in {seconds:.0f} s")
        names = [path for place in (self.folder, Path("/tmp"), inbox.content) for path in place.glob(f"**/*{MARK}*" if place != Path("/tmp") else f"*{MARK}*")]
        self.expect(not names, f"strangers: {names} were written")
        self.expect([path.name for path in inbox.content.iterdir()] == ["board.yaml"], "strangers: the board changed")
        self.expect(len(inbox.packages()) == 2, f"strangers: {sorted(inbox.packages())} are in the queue")

    def slow(self):
        """Clients that send a byte now and then hold nobody up, and are sent away."""
        inbox = self.inbox("slow", "--burst", "1000", "--connections-per-address", "30").start()
        # What they say to send would fill the room for packages.
        head = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/zip\r\ncontent-length: 16777216\r\n"
        slow = []
        for place in range(80):
            with contextlib.suppress(OSError):
                connection = socket.create_connection(("127.0.0.1", inbox.port), timeout=5, source_address=(f"127.0.0.{2 + place % 8}", 0))
                connection.sendall(head + (b"\r\nPK\3\4" if place % 2 else b"x: "))
                connection.setblocking(False)
                slow.append(connection)
        seconds = 30 if self.depth else 12
        begun, ended = time.monotonic(), {}
        honest = 0
        while time.monotonic() < begun + seconds:
            for place, connection in enumerate(slow):
                with contextlib.suppress(BlockingIOError):
                    try:
                        if place not in ended and not connection.recv(4096):
                            ended[place] = time.monotonic() - begun
                    except ConnectionError:
                        ended[place] = time.monotonic() - begun
                with contextlib.suppress(OSError):
                    connection.send(b"a")
            started = time.monotonic()
            self.expect(self.post(inbox, listing(f"honest-{honest}"), source="127.0.0.20") == 202, "slow: a good package is taken meanwhile")
            self.expect(time.monotonic() - started < 10, "slow: and soon")
            honest += 1
            time.sleep(0.5)
        heads = [ended.get(place) for place in range(0, len(slow), 2)]
        self.expect(all(heads), f"slow: {heads.count(None)} heads that never end are still awaited after {seconds} s")
        for connection in slow:
            connection.close()
        self.greedy(inbox)
        self.end(inbox, f"slow: {len(slow)} slow clients beside {honest} others; the last head was given up after {max(filter(None, heads), default=0):.0f} s")

    def patient(self):
        """Who sends all before reading, as browsers do, sees the answer all the same."""
        inbox = self.inbox("patient", *OPEN).start()
        start = b"POST / HTTP/1.1\r\nhost: x\r\n"
        zip_type, size = b"content-type: application/zip\r\n", b"content-length: %d\r\n\r\n"
        cases = [
            (415, start + b"content-type: text/plain\r\n" + size % (8 << 20), 8 << 20), (413, start + zip_type + size % (25 << 20), 25 << 20),
            (403, start + zip_type + b"origin: https://stranger.example\r\n" + size % (1 << 20), 1 << 20), (431, start + b"x: ", 2 << 20)]

        def send(case):
            status, head, count = case
            with socket.create_connection(("127.0.0.1", inbox.port), timeout=20) as connection:
                got = b""
                try:
                    connection.sendall(head)
                    for _ in range(70):
                        connection.sendall(b"a" * (count // 70))
                        time.sleep(0.1)
                    connection.sendall(b"a" * (count % 70))
                    while part := connection.recv(65_536):
                        got += part
                except OSError as error:
                    self.problems.append(f"patient: {error} instead of {status}")
                self.expect(got.startswith(b"HTTP/1.1 %d " % status), f"patient: {got[:80]} instead of {status}")

        with ThreadPoolExecutor(len(cases)) as pool:
            list(pool.map(send, cases))
        self.end(inbox, f"patient: {len(cases)} answers seen after all was sent")

    def greedy(self, inbox):
        """One address has so many connections and no more."""
        connections = [socket.create_connection(("127.0.0.1", inbox.port), timeout=3, source_address=("127.0.0.30", 0)) for _ in range(40)]
        closed = 0
        for connection in connections:
            # Those that are let in say nothing before they are asked.
            with contextlib.suppress(TimeoutError):
                connection.settimeout(0.1)
                with contextlib.suppress(ConnectionError):
                    connection.recv(1)
                closed += 1
        self.expect(closed == 10, f"slow: of 40 connections from one address, {closed} were closed at once instead of 10")
        for connection in connections:
            connection.close()

    def full(self):
        """A disk without room takes nothing, loses nothing, and says so."""
        disk = self.folder / "disk"
        disk.mkdir()
        is_mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", disk], capture_output=True, check=False).returncode == 0
        # Without the right to mount, files that may not grow are the nearest thing.
        limit = [] if is_mounted else ["prlimit", "--fsize=30000"]
        try:
            inbox = self.inbox("full", *OPEN, queue=disk / "queue", prefix=limit).start()
            statuses, kept = [], []
            for place in range(30):
                small = listing(f"full-{place}", more=[] if place % 2 else self.pictures(f"full-{place}", 1, 40_000))
                statuses.append(self.post(inbox, small, tries=1))
                if statuses[-1] == 202:
                    kept.append(small)
            self.expect(507 in statuses or (self.depth == 0 and 422 in statuses), f"full: nothing says that there is no room: {statuses}")
            found = set(inbox.packages().values())
            self.expect(set(kept) == found, f"full: {len(kept)} were accepted, and {len(found)} are there")
            said = "no space is left" if is_mounted else "too large"
            self.expect(said in inbox.errors.read_text(), "full: the maintainer is not told")
            self.end(inbox, f"full: {statuses.count(202)} kept and {statuses.count(507)} refused on {'a full disk' if is_mounted else 'files that do not grow'}")
        finally:
            if is_mounted:
                subprocess.run(["umount", disk], check=False)

    def run(self):
        """All of it; gives what went wrong."""
        # The slow ones mostly wait, beside the others.
        with ThreadPoolExecutor(2) as pool:
            waiting = [pool.submit(part) for part in (self.slow, self.patient)]
            for part in (self.full, self.strangers, self.crowd):
                part()
            for part in waiting:
                part.result()
        return self.problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("depth", nargs="?", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="houser-relay-") as folder:
        load = Load(os.path.abspath(options.program), Path(folder), options.depth)
        try:
            problems = load.run()
        finally:
            load.close()
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
