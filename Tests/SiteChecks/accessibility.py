"""axe-core finds nothing against WCAG 2.2 AA."""

from pathlib import Path

import axe_playwright_python

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Colours that fade into others have too little contrast on the way.
RUN = """async ([tags, part, isThorough]) => {
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(fading.map((one) => one.finished));
  // Of elements beside one another that differ in their texts alone, the third and further ones are left to the night.
  const shape = (one) => `${one.localName} ${[...one.attributes].map(({ name }) => name).sort()} ${[...one.classList].sort()} (${[...one.children].map(shape)})`;
  const alike = [];
  for (const parent of isThorough ? [] : document.body.querySelectorAll("ul, ol, tbody, .cards, form, section, main")) {
    const shapes = {};
    for (const one of parent.children) {
      const kind = shape(one);
      shapes[kind] = (shapes[kind] ?? 0) + 1;
      if (shapes[kind] > 2 && one.children.length && !one.contains(document.activeElement)) alike.push(one);
    }
  }
  const where = alike.length || part ? { include: part ?? document.documentElement, exclude: alike } : document;
  return (await axe.run(where, { runOnly: tags, resultTypes: ["violations"] })).violations;
}"""


def open_parts(page, what):
    """Opens what a search page has closed: its suggestions, its filters on a phone, the ways to follow a search."""
    match what:
        case "search":
            page.locator("#box").press_sequentially("co")
            page.locator("#suggestions li").first.wait_for()
        case "search with conditions" if page.locator("#open-filters").is_visible():
            page.locator("#open-filters").click()
        case "search with little":
            page.locator("#follow > summary").click()
            page.locator("#follow h3").first.wait_for()


def check_accessibility(observer, page, where, part=None):
    """Looks at a page, or by day at a part of it alone, beside which it is as it was when it was looked at before."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for violation in page.evaluate(RUN, [TAGS, None if observer.is_thorough else part, observer.is_thorough]):
        places = ", ".join(str(node["target"][0]) for node in violation["nodes"][:3])
        observer.problems.add(where, f"{violation['id']}: {violation['help']} ({places})")
