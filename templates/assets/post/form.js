// The form on which people post a listing: what it says becomes the listing's file, with its pictures, and leaves by one of the board's ways.
import { today } from "../days.js";
import { element } from "../elements.js";
import { listingFile, personFile, slug } from "./files.js";
import { offerSuburbs } from "./place.js";
import { listen, tellAll } from "./problems.js";
import { repeat } from "./rows.js";
import { waysOf } from "./ways.js";

const form = document.getElementById("post");
const { base } = document.documentElement.dataset;
const { dataset: settings, elements } = form;
const [ways, told, person] = ["[data-ways]", "[data-told]", "[data-person]"].map((part) => form.querySelector(part));

/** Whoever posts for the first time has no handle, and says who she is. */
function askPerson() {
  const isNew = !elements.owner.value.trim();
  person.hidden = !isNew;
  person.disabled = !isNew;
}

/** The listing as it would be sent. */
function posted() {
  const title = elements.title.value.trim();
  const name = slug(title) || `${settings.kind}-1`;
  const owner = elements.owner.value.trim() || slug(elements.name.value) || "owner";
  const pictures = [];
  const files = [listingFile(form, { name, owner, day: today(), pictures })];
  const who = person.disabled ? null : personFile(form, owner);
  return { title, name, folder: `${settings.folder}/${name}`, pictures, files: who ? [who, ...files] : files };
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!tellAll(form)) return;
  const post = posted();
  ways.querySelector("[data-buttons]").replaceChildren(...waysOf(settings, post, told).map((way) => element("li", "", way)));
  ways.querySelector("[data-files]").replaceChildren(...post.files.flatMap(({ path, text }) => [element("h3", "", path), element("pre", "", text)]));
  told.replaceChildren();
  ways.hidden = false;
  ways.focus();
});

form.noValidate = true;
for (const ask of form.querySelectorAll("[data-ask]:has([data-another])")) repeat(ask, () => {});
const place = form.querySelector("[data-ask=address]");
if (place) offerSuburbs(place, `${base}search/index.json`, () => {});
elements.owner.addEventListener("input", askPerson);
askPerson();
listen(form);
