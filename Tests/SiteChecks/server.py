"""Serves a published site on a loopback port, strictly: under its base path only, and with the headers that the site asks its host for."""

import os
import random
import re
import sys
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


def read_headers(text):
    """The rules of a `_headers` file as hosts read it: (pattern of the path, {name: value}), in their order."""
    rules = []
    for line in text.splitlines():
        if line.startswith("/"):
            rules.append((re.compile(".*".join(map(re.escape, line.strip().split("*")))), {}))
        elif line.strip() and not line.startswith("#"):
            name, _, value = line.strip().partition(": ")
            rules[-1][1][name] = value
    return rules


def headers_of(rules, path):
    """What is sent with a path: the headers of all rules that match, and those of one name put together."""
    found = {}
    for pattern, headers in rules:
        if pattern.fullmatch(path):
            for name, value in headers.items():
                found[name] = f"{found[name]}, {value}" if name in found else value
    return found


SLOWNESS = float(os.environ.get("SLOW_SECONDS", "0"))
"""Up to so many seconds pass before each answer."""


class Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript", ".svg": "image/svg+xml", ".ics": "text/calendar", ".webmanifest": "application/manifest+json"}

    def __init__(self, *args, base, rules, **options):
        self.base, self.rules = base, rules
        super().__init__(*args, **options)

    def send_head(self):
        # A line as slow as a phone's shows what is looked at before it is there.
        time.sleep(random.random() * SLOWNESS)
        if not self.path.startswith(self.base):
            self.send_error(404, "outside of the base path")
            return None
        self.asked, self.path = self.path.partition("?")[0], "/" + self.path[len(self.base):]
        return super().send_head()

    def list_directory(self, path):
        self.send_error(404, "no page is here")

    def send_header(self, name, value):
        if name not in headers_of(self.rules, getattr(self, "asked", "")):
            super().send_header(name, value)

    def end_headers(self):
        sent = {"Cache-Control": "no-store"} | headers_of(self.rules, getattr(self, "asked", self.path))
        for name, value in sent.items():
            super().send_header(name, value)
        super().end_headers()

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """A browser that leaves a page breaks off its connections, which is no fault."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def start(site, port=0):
    """Starts to serve on a port, or on any; what it gives can be stopped."""
    rules = read_headers(site.read("_headers"))
    server = Server(("127.0.0.1", port), partial(Handler, base=site.base, rules=rules, directory=str(site.folder)))
    Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    return server


def serve(site):
    """Starts to serve, until the process ends; gives the address of the home page."""
    return f"http://127.0.0.1:{start(site).server_port}{site.base}"
