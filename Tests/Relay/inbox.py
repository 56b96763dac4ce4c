"""The inbox as a program that runs, with a board and a queue of its own."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import bare_board

ORIGIN = "https://relays.example"
PATIENCE = 60


class Inbox:
    """A program, started with options; it can be killed and started again on the same port."""

    def __init__(self, program, folder, *options, queue=None, prefix=()):
        self.content, self.queue = folder / "content", queue or folder / "queue"
        bare_board.make(self.content, "relays", "post: {next: Somebody looks at it.}\n")
        with socket.socket() as finder:
            finder.bind(("127.0.0.1", 0))
            self.port = finder.getsockname()[1]
        self.command = [
            *prefix, program, "inbox", "--content", self.content, "--queue", self.queue, "--port", str(self.port), "--today", "2026-11-21",
            "--output", folder / "public", *options]
        self.log, self.errors = folder / "log.txt", folder / "errors.txt"
        self.memory, self.process = 0, None

    def start(self):
        """Starts it, and waits until it listens."""
        with self.log.open("ab") as log, self.errors.open("ab") as errors:
            start = self.errors.stat().st_size
            self.process = subprocess.Popen(self.command, stdout=log, stderr=errors)
        end = time.monotonic() + PATIENCE
        while b"Listening on" not in self.errors.read_bytes()[start:]:
            if self.process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"the inbox does not start: {self.errors.read_text()[-2000:]}")
            time.sleep(0.01)
        return self

    def measure(self):
        """Notes the most memory that it ever had, in MB."""
        with contextlib.suppress(OSError, StopIteration):
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
            peak = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
            self.memory = max(self.memory, peak / 1024)
        return self.memory

    def kill(self):
        """Ends it at any instant."""
        self.measure()
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Tells it to end, and gives its exit code."""
        self.measure()
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def packages(self):
        """The bytes of what is in the queue, by name; nothing else may be there but the lock."""
        found = {}
        for entry in os.scandir(self.queue):
            if entry.name != ".lock":
                found[entry.name] = Path(entry.path).read_bytes()
        return found
