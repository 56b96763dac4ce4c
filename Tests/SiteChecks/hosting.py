"""What hosts and browsers are told of the site: headers, the policy of its pages, how it is installed, and how an update reaches open pages."""

import json
import re
import struct

from server import headers_of, read_headers

IMMUTABLE = "public, max-age=31536000, immutable"
# What is asked for by a digest or a version, so that it may be kept for ever.
VERSIONED = re.compile(r"assets/[0-9a-f]{10}/.+|search/(?!index\.json|owners\.json|followed\.json|letters\.json|listed\.json).+\.json")
# Netlify and Cloudflare Pages take no more.
MOST_RULES, LONGEST_LINE = 100, 2_000
# What a policy must refuse.
VIOLATIONS = """async () => {
  const refused = new Set();
  document.addEventListener("securitypolicyviolation", (event) => refused.add(event.effectiveDirective));
  const node = document.createElement("p");
  node.setAttribute("style", "color: red");
  document.body.append(node);
  const script = document.createElement("script");
  script.textContent = "window.ran = true";
  document.body.append(script);
  const picture = new Image();
  await new Promise((resolve) => { Object.assign(picture, { onerror: resolve, onload: resolve, src: "https://elsewhere.example/a.png" }); });
  await fetch("https://elsewhere.example/").catch(() => {});
  while (refused.size < 4) await new Promise((resolve) => { setTimeout(resolve, 5); });
  return [[...refused].sort(), Boolean(window.ran)];
}"""
# The colours of the middle of a picture.
DRAWN = """async (address) => {
  const picture = Object.assign(new Image(), { src: address });
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 32, height: 32 }).getContext("2d");
  canvas.drawImage(picture, 0, 0, 32, 32);
  return [...canvas.getImageData(4, 12, 1, 1).data];
}"""


class HostingCheck:
    def __init__(self, observer):
        self.observer, self.site = observer, observer.site
        self.rules = read_headers(self.site.read("_headers"))

    def note(self, what):
        self.observer.problems.add("hosting", what)

    def run(self):
        policy = self.check_headers()
        self.check_pages(policy)
        self.check_refusals()
        self.check_installed()
        return len(self.rules)

    def check_headers(self):
        """Each file is sent with what it needs; gives the policy."""
        if len(self.rules) > MOST_RULES or any(len(line) > LONGEST_LINE for line in self.site.read("_headers").splitlines()):
            self.note("_headers is more than hosts read")
        sent = {path: headers_of(self.rules, self.site.base + re.sub(r"(^|/)index\.html$", r"\1", path)) for path in self.site.files}
        for path, headers in sent.items():
            wanted = IMMUTABLE if VERSIONED.fullmatch(path) else None
            if headers.get("Cache-Control") != wanted:
                self.note(f"{path} is sent with Cache-Control {headers.get('Cache-Control')}, not {wanted}")
            if headers.get("X-Content-Type-Options") != "nosniff" or "geolocation=(self)" not in headers.get("Permissions-Policy", ""):
                self.note(f"{path} is sent without the headers of all files")
        if sent["speculation.json"].get("Content-Type") != "application/speculationrules+json":
            self.note("browsers refuse speculation.json")
        if sent["index.html"]["Speculation-Rules"] != f'"{self.site.base}speculation.json"':
            self.note(f"pages name the speculation rules {sent['index.html']['Speculation-Rules']}")
        return sent["index.html"]["Content-Security-Policy"]

    def check_pages(self, policy):
        """Every page says the policy itself, but for what only a header can say."""
        own = policy.replace("; frame-ancestors 'none'", "")
        if own == policy or not own.startswith("default-src 'self'; ") or "unsafe" in own:
            self.note(f"the policy is {policy}")
        for path in self.site.named("*.html"):
            page = self.site.read(path)
            if f'<meta http-equiv="Content-Security-Policy" content="{own}">' not in page:
                self.note(f"{path} has not the policy that is sent with it")

    def check_refusals(self):
        """The browser does what the policy says, and draws the icon all the same."""
        context = self.observer.browser.new_context()
        page = context.new_page()
        page.goto(self.observer.home)
        refused, has_run = page.evaluate(VIOLATIONS)
        if has_run or refused != ["connect-src", "img-src", "script-src-elem", "style-src-attr"]:
            self.note(f"the policy refuses {refused}, and an inline script {'runs' if has_run else 'does not run'}")
        colour = page.evaluate(DRAWN, f"{self.site.base}{self.site.assets}favicon.svg")
        if colour != [0, 0x66, 0x5C, 255]:
            self.note(f"the icon has the colour {colour}")
        context.close()

    def check_installed(self):
        """The browser understands the manifest, and its icons are what it says."""
        with self.observer.window() as page:
            page.goto(self.observer.home)
            session = page.context.new_cdp_session(page)
            found = session.send("Page.getAppManifest")
            faults = [error["message"] for error in found["errors"]]
            faults += [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
            # A fresh profile of a check is private.
            if set(faults) - {"in-incognito"}:
                self.note(f"cannot be installed: {faults}")
            colours = page.eval_on_selector_all("meta[name=theme-color]", "(all) => all.map(({ content }) => content)")
            ground = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--page').trim()")
        manifest = json.loads(self.site.read("manifest.webmanifest"))
        if len(colours) != 2 or colours[0] != ground or manifest["theme_color"] != ground or manifest["start_url"] != self.site.base:
            self.note(f"the colours {colours} are not those of pages ({ground}), or the manifest starts at {manifest['start_url']}")
        for icon in manifest["icons"]:
            size = struct.unpack(">II", self.site.files[icon["src"].removeprefix(self.site.base)].read_bytes()[16:24])
            if "x".join(map(str, size)) != icon["sizes"]:
                self.note(f"{icon['src']} is {size}, not {icon['sizes']}")


def check_hosting(observer):
    return HostingCheck(observer).run()
