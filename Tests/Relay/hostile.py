"""Requests that nobody should send, as bytes."""

import struct

from packages import PERSON, listing, zipped

MARK = "written-by-a-stranger"


def request(body, *fields, method="POST", target="/", version="HTTP/1.1", length=None):
    """A request with a body, and what its head says of it."""
    head = [f"{method} {target} {version}", "host: x", "content-type: application/zip", *fields]
    if length is not False:
        head.append(f"content-length: {len(body) if length is None else length}")
    return "\r\n".join([*head, "", ""]).encode("latin-1") + body


def chunked(body, sizes=(), *, last=True):
    """The same in chunks."""
    out, place = b"", 0
    for size in [*sizes, len(body)]:
        part = body[place:place + size]
        if part:
            out += f"{len(part):x}\r\n".encode() + part + b"\r\n"
        place += size
    return request(out + (b"0\r\n\r\n" if last else b""), "transfer-encoding: chunked", length=False)


def archives(random):
    """A hostile archive."""
    sound = listing(f"hostile-{random.randrange(10**9)}", postcode=3065)
    path = random.choice([
        f"../{MARK}", f"../../../../tmp/{MARK}", f"/tmp/{MARK}", f"rentals/../../{MARK}", f"rentals\\..\\{MARK}", f"C:\\{MARK}", "board.yaml",
        f".{MARK}", f"kinds/{MARK}.yaml", f"rentals/{MARK}\n.md", f"rentals/{MARK}\x1b[2J.md", f"people/{MARK}.yaml\0.zip", "rentals/" + "a" * 300 + ".md",
        f"templates/{MARK}.mustache", f"rentals/{MARK}/index.md/x.jpg"])
    name = f"rentals/{MARK}/index.md"
    return random.choice([
        lambda: sound[:random.randrange(len(sound))],
        lambda: bytes(byte ^ (random.random() < 0.02) * random.randrange(256) for byte in sound),
        lambda: zipped([(path, b"x" * random.randrange(100))]),
        lambda: zipped([(name, bytes(random.choice([1, 4, 20]) << 20))], method=8),
        lambda: zipped([(name, bytes(1 << 20))] * 150, method=8),
        lambda: zipped([(name, b"x" * 100)], size=random.choice([0, 99, 2**31, 2**32 - 1])),
        lambda: zipped([(name, b"#!/bin/sh\ntouch /tmp/" + MARK.encode())], mode=0o120777),
        lambda: zipped([(f"rentals/{MARK}-{place}.md", b"x") for place in range(300)]),
        lambda: b"PK\3\4" + random.randbytes(random.randrange(5_000)),
        lambda: b"PK\5\6" + bytes(18),
        lambda: random.randbytes(random.randrange(5_000)),
        lambda: sound + sound,
        lambda: b"From a@b.example Mon Jan  1 00:00:00 2026\nSubject: x\n\n" + sound,
        lambda: zipped([(f"rentals/{MARK}.md", ("---\n" + random.choice(["a: &a [*a]", "{" * 5_000, "[" * 5_000, "? " * 5_000, "\0\1\2"]) + "\n---\n").encode())]),
        lambda: zipped([("people/x.yaml", PERSON.encode() * 50), (name, b"---\ntitle: ${jndi:x} `id` $(id) <script>\n---\n")]),
    ])()


def requests(random):
    """A hostile request; in half of them, the package is."""
    body = archives(random)
    return random.choice([
        lambda: request(body), lambda: request(body), lambda: request(body), lambda: request(body), lambda: request(body),
        lambda: chunked(body, [random.randrange(1, 50) for _ in range(5)]),
        lambda: chunked(body, last=False),
        lambda: request(b"zz\r\nxx\r\n0\r\n\r\n", "transfer-encoding: chunked", length=False),
        lambda: request(b"ffffffffffffffff\r\nxx\r\n", "transfer-encoding: chunked", length=False),
        lambda: request(body, "transfer-encoding: chunked"),
        lambda: request(body, "transfer-encoding: gzip, chunked", length=False),
        lambda: request(body, length=random.choice([-1, 0, 1, len(body) + 100, 2**31, 2**63, 2**70, "0x10", "1, 2", "+5", " "])),
        lambda: request(body, "content-length: 3"),
        lambda: request(body) * random.randrange(2, 20),
        lambda: request(body, method=random.choice(["GET", "PUT", "OPTIONS", "CONNECT", "TRACE", "POST\0", "PO ST", "\x1b[31mPOST"])),
        lambda: request(body, target=random.choice(["*", "http://x/", "/" + "a" * 100_000, "/\x1b[2J\x07", "//../..", "/%00", "?"])),
        lambda: request(body, version=random.choice(["HTTP/0.9", "HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "X", ""])),
        lambda: request(body, "x: " + "a" * random.choice([9_000, 100_000, 2_000_000])),
        lambda: request(body, *[f"x{place}: {place}" for place in range(random.choice([70, 5_000]))]),
        lambda: request(body, "a\0b: c", "x\x1b[2J: \x07", " folded: x"),
        lambda: request(body, "x-forwarded-for: \x1b[2J, 1.2.3.4\x07", "origin: https://relays.example\x1b"),
        lambda: request(body, random.choice(["expect: 100-continue", "expect: magic", "upgrade: h2c", "connection: upgrade"])),
        lambda: request(body, "origin: null"), lambda: request(body, "origin: https://stranger.example"),
        lambda: b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + struct.pack(">I", 4)[1:] + bytes(6),
        lambda: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + random.randbytes(500),
        lambda: random.randbytes(random.randrange(1, 3_000)),
        lambda: b"\r\n" * random.randrange(1, 5_000), lambda: b"POST / HTTP/1.1\r\n" + random.randbytes(300) + b"\r\n\r\n",
        lambda: request(body)[:random.randrange(1, 200)],
    ])()
