// Fills today's date, and the reader's name where one is asked for, into the links by which people add a listing or a like on the
// board's forge, where they say "year-month-day" and "your-name". The name goes nowhere else, and is not kept.
import { today } from "./days.js";
import { element } from "./elements.js";
import { say } from "./say.js";

const MOST = 60;
const links = [...document.querySelectorAll("a[data-dated]")];
const named = links.filter(({ href }) => href.includes("your-name"));
const box = Object.assign(element("input"), { id: "comment-name", type: "text", maxLength: MOST, autocomplete: "name", required: true });
const label = Object.assign(element("label", "", say("comments.your_name")), { htmlFor: box.id });

/** The name of a file that a name makes: small letters, digits and hyphens. */
const slug = (name) => name.normalize("NFD").toLowerCase().replace(/[\u0300-\u036f'’]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
const nameGiven = () => box.value.replace(/[\p{Cc}\p{Cf}]+/gu, " ").replace(/\s+/g, " ").trim();

/** An address with the day, and with a name if there is one. */
function filled(address) {
  const name = nameGiven();
  const dated = address.replaceAll("year-month-day", today());
  if (!name) return dated;
  // Letters of other alphabets make no name of a file.
  return dated.replace("your-name", slug(name) || "a-reader");
}

for (const link of links) {
  const address = link.href;
  // On the press and not before: a page may stay open overnight. The keyboard, the middle button and the menu come this way too.
  const fill = () => { link.href = filled(address); };
  for (const event of ["pointerdown", "focus", "contextmenu"]) link.addEventListener(event, fill);
  link.addEventListener("click", (event) => {
    fill();
    if (!named.includes(link) || nameGiven()) return;
    event.preventDefault();
    box.value = "";
    box.reportValidity();
  });
}
named[0]?.closest(".buttons").before(element("p", "field no-print", label, box));
