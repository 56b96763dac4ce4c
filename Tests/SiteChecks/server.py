"""Serves a published site on a loopback port, strictly: under its base path only, and with a policy that lets nothing foreign in."""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

POLICY = "default-src 'self'"


class Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript", ".svg": "image/svg+xml"}

    def __init__(self, *args, base, **options):
        self.base = base
        super().__init__(*args, **options)

    def send_head(self):
        if not self.path.startswith(self.base):
            self.send_error(404, "outside of the base path")
            return None
        self.path = "/" + self.path[len(self.base):]
        return super().send_head()

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """A browser that leaves a page breaks off its connections, which is no fault."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def serve(site):
    """Starts to serve, until the process ends; gives the address of the home page."""
    server = Server(("127.0.0.1", 0), partial(Handler, base=site.base, directory=str(site.folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}{site.base}"
