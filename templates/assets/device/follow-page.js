// On the page about following: what is followed on this device.
import { List } from "./followed-pages.js";
import { changes, isOff } from "./records.js";

const followed = new List("h3");

function show() {
  followed.show();
  if (isOff()) followed.section.hidden = true;
}

document.querySelector("[data-followed]").replaceWith(followed.section);
changes.addEventListener("change", ({ detail }) => ["follows", "settings", "all"].includes(detail) && show());
show();
if (location.hash === "#followed") followed.heading.scrollIntoView();
