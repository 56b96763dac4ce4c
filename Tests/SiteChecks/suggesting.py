"""What search boxes suggest says how many listings a suburb has, on the home page as on the search page."""

import re
from collections import Counter

# What is offered, without how much of it there is.
OFFERED = "(option) => option.firstChild.textContent"
# Whether suggestions for a text are there: those for the beginning of it may stand there before.
STARTING = """([start, among]) => {
  const offered = [...document.querySelectorAll("#suggestions li")].map((one) => one.textContent);
  return offered.every((one) => one.startsWith(start)) && offered.some((one) => one.includes(among));
}"""
SAID = "(all) => all.map((one) => [one.firstChild.textContent, parseInt(one.querySelector('.count')?.textContent.slice(3) ?? 0)])"


def check_suggestions(page, index, note):
    """
    Types the beginnings of suburbs: where something is listed each suggestion says how much that is, and nothing else is offered. Brunswick Heads
    is called Bruns, and has nothing. One that is misspelt is offered, too.
    """
    listed = Counter(listing.get("place") for listing in index["listings"])
    box = page.locator("#box")
    for text, start, among in (("bru", "", "Bruny Island"), ("collin", "Collin", "Collingwood"), ("colingw", "Collin", "Collingwood")):
        box.fill("")
        box.press_sequentially(text)
        page.wait_for_function(STARTING, arg=[start, among])
        said = [(place, count) for place, count in page.locator("#suggestions li").evaluate_all(SAID) if re.search(r" \d{4}$", place)]
        if not said or any(count != listed[place] or not count for place, count in said):
            note("", f"offers {said} for {text!r}")
