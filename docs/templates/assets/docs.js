// On every page of the documentation. What takes longer is loaded once somebody wants to search.
const form = document.querySelector(".docs-search");
const box = form.querySelector("input");

// The page of all answers asks at once and again when its box is entered, and a box that starts twice takes each key twice.
let searching;
const search = () => searching ??= import("./docs-results.js").then(({ start }) => start(form));
if (document.activeElement === box) search();
else box.addEventListener("focus", search, { once: true });
if (document.querySelector(".docs-all") && location.search) search();

// What scrolls sideways can be scrolled with keys, and only that is a stop for them.
const scrollers = document.querySelectorAll(".prose pre, .prose .scroll");
const measure = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute("tabindex");
  }
});
for (const one of scrollers) measure.observe(one);
