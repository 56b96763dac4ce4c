#!/usr/bin/env python3
"""packages.py HOUSER: hands over the worst messages and packages, and fails where one takes more memory or time than allowed.

With --memory (MB) and --seconds other bounds hold; with --only, those whose names hold that text.
"""

import argparse
import base64
import multiprocessing
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import bare_board

MIB = 1 << 20
TEXT, MESSAGE = 2 * MIB - 1_000, 80 * MIB
START = "--- rentals/a.md ---\n---\n"
END = "\n---\nx\n--- end ---\n"


def filled(pattern, size):
    """A text of one pattern over and over."""
    return (pattern * (size // len(pattern.encode()) + 1)).encode()[:size].decode(errors="ignore")


def mail(body, kind="text/plain; charset=utf-8", subject="x"):
    return f"From: a@b.example\nSubject: {subject}\nMIME-Version: 1.0\nContent-Type: {kind}\n\n{body}".encode()


def facts(pattern, start=START):
    """A letter with one pattern over and over in its facts."""
    return mail(start + filled(pattern, TEXT - len(start) - len(END)) + END)


def picture(encoding, pattern):
    head = f"--b\nContent-Type: image/jpeg; name=a.jpg\nContent-Transfer-Encoding: {encoding}\n\n"
    return mail(head + filled(pattern, MESSAGE) + "\n--b--", "multipart/mixed; boundary=b")


def nested():
    """Messages in messages, each in base64, which grows by a third each time."""
    inner = mail("x" * (2 * MIB))
    for _ in range(11):
        head = b"From: a@b.example\nContent-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n"
        inner = head + base64.b64encode(inner)
    return inner


def archive(names, size):
    """An archive of files of zeros, as small as it can be."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(bytes(size)) + packer.flush()
    files, listed = b"", b""
    for name in names:
        head = struct.pack("<HHHHHIIIHH", 20, 0x800, 8, 0, 0x21, zlib.crc32(bytes(size)), len(packed), size, len(name), 0)
        listed += b"PK\1\2" + struct.pack("<H", 20) + head + struct.pack("<HHHII", 0, 0, 0, 0, len(files)) + name.encode()
        files += b"PK\3\4" + head + name.encode() + packed
    return files + listed + b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, len(names), len(names), len(listed), len(files), 0)


START_OF_BOX = b"From a@b.example Sat Jan  3 01:05:34 2026\n"
SORTS = {
    "open brackets": lambda: facts("b,\n", START + "a: [\n"),
    "broken texts": lambda: facts("word\n", START + "a: b\n"),
    "hyphens": lambda: facts("– "),
    "spaces, then hyphens": lambda: mail(START + " " * (TEXT // 2) + filled("– ", TEXT // 3) + END),
    "curly quotes": lambda: facts("“ , "),
    "quotes": lambda: facts("\"", START + "a: "),
    "links": lambda: facts("x <x> "),
    "less-than signs": lambda: facts("<"),
    "marks without ends": lambda: mail(filled("--- a/b\n", TEXT)),
    "pictures without ends": lambda: mail(filled("--- pictures: a,b\n", TEXT)),
    "long pictures without ends": lambda: mail(filled("--- pictures: " + "a," * 4_000 + "\n", TEXT)),
    "pictures and hyphens": lambda: mail(filled("--- pictures: a,\nb -\n", TEXT)),
    "many letters": lambda: mail(filled("--- a/b ---\nx\n--- end ---\n", TEXT)),
    "many files": lambda: mail(filled("--- rentals/a.md ---\nx\n", TEXT) + "\n--- end ---\n"),
    "quotations": lambda: mail(filled("> ", TEXT)),
    "broken quotations": lambda: mail("> " + START.strip().replace("\n", "\n> ") + "\n" + filled("> x\ny\n", TEXT) + "\n> --- end ---\n"),
    "HTML of less-than signs": lambda: mail(filled("<", TEXT), "text/html"),
    "HTML of open tags": lambda: mail(filled("<a href=\"", TEXT), "text/html"),
    "HTML of open comments": lambda: mail(filled("<!--", TEXT), "text/html"),
    "HTML of styles": lambda: mail(filled("<style>", TEXT), "text/html"),
    "HTML of entities": lambda: mail(filled("&#x1F600;", TEXT), "text/html"),
    "lines that flow": lambda: mail(filled("a \n", TEXT), "text/plain; format=flowed"),
    "quotations that flow": lambda: mail(filled(">" * 1_000 + " a \n", TEXT), "text/plain; format=flowed"),
    "begun words in the head": lambda: mail("x", subject="=?" * 120_000),
    "words in the head": lambda: mail("x", subject="=?utf-8?q?a?= " * 18_000),
    "many fields": lambda: b"From: a@b.example\n" + filled("X: y\n", 250_000).encode() + b"\n\nx",
    "parameters": lambda: mail("x", "text/plain" + "; a=b" * 40_000),
    "parameters in sections": lambda: mail("x", "text/plain" + "".join(f"; a*{i % 100}*=%41" for i in range(20_000))),
    "boundaries": lambda: mail(filled("--b\n", MESSAGE), "multipart/mixed; boundary=b"),
    "lines like boundaries": lambda: mail(filled("--bc\n", MESSAGE), "multipart/mixed; boundary=b"),
    "parts of text": lambda: mail(("--b\n\n" + "x\n" * (MIB // 2) + "\n") * 80, "multipart/mixed; boundary=b"),
    "a large picture": lambda: picture("base64", "AAAA" * 19 + "\n"),
    "a picture of nothing": lambda: picture("quoted-printable", "=\n"),
    "messages in messages": nested,
    "a mailbox of nothing": lambda: START_OF_BOX + b"\n" + (b"\n" + START_OF_BOX) * 9_000,
    "a mailbox of letters": lambda: (START_OF_BOX + mail(START + "a: b" + END) + b"\n\n") * 100,
    "a large message in a mailbox": lambda: START_OF_BOX + mail("x\n" * (MESSAGE // 2)),
    "an archive that grows": lambda: archive([f"rentals/a/{number}.jpg" for number in range(4)] + ["rentals/a/index.md"], 120_000),
    "an archive that grows to all that is taken": lambda: archive([f"rentals/a/{number}.jpg" for number in range(4)], 31 * MIB),
    "an archive that grows beyond": lambda: archive([f"rentals/a/{number}.jpg" for number in range(5)], 31 * MIB),
}
"""What makes each sort of file."""


def measure(houser, folder):
    """Exit code, seconds, and the most memory in MB of looking at what came."""
    start = time.monotonic()
    with open(Path(folder, "report.txt"), "w") as report:
        command = [houser, "accept", "came", "--today", "2026-11-21"]
        program = subprocess.Popen(command, cwd=folder, stdout=report, stderr=subprocess.STDOUT)
    _, status, usage = os.wait4(program.pid, 0)
    return os.waitstatus_to_exitcode(status), time.monotonic() - start, usage.ru_maxrss / 1024


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("houser")
    options.add_argument("--memory", type=float, default=600)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--only", default="")
    options = options.parse_args()
    failures = 0
    for name, make in SORTS.items():
        if options.only not in name: continue
        with tempfile.TemporaryDirectory() as folder:
            bare_board.make(Path(folder, "content"), "bounds")
            Path(folder, "content/rentals").mkdir()
            # By another process, since a program counts the memory of what started it as its own.
            maker = multiprocessing.get_context("fork").Process(target=lambda: Path(folder, "came").write_bytes(make()))
            maker.start()
            maker.join()
            size = Path(folder, "came").stat().st_size
            code, seconds, memory = measure(str(Path(options.houser).resolve()), folder)
            report = Path(folder, "report.txt").read_text(errors="replace")
        is_well = code in (0, 1) and seconds <= options.seconds and memory <= options.memory and " accepted, " in report
        failures += not is_well
        first = next((line for line in report.splitlines() if ": error: " in line), report.splitlines()[-1])
        print(f"{'ok  ' if is_well else 'FAIL'} {memory:6.0f} MB {seconds:5.1f} s  exit {code}  {size >> 10:6} KiB  {name}\n       {first[:150]}")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
