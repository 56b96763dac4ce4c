// The ways out of the posting page: to the board's own server, to its forge, by the phone's share sheet or a letter, or into a file.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { letterOf } from "./letter.js";
import { copies } from "./private-link.js";
import { relayWay } from "./relay-way.js";
import { tell } from "./told.js";
import { zip } from "./zip.js";

/** The longest letter that mail programs take from a link, in letters of its address. */
const LONGEST_LETTER = 7_000;

const link = (icon, text, href) => Object.assign(element("a", `i-${icon} button quiet`, text), { href });
const textBlob = (text) => new Blob([text], { type: "text/plain" });

/** All files of a listing with where they lie. */
export function allFiles({ files, pictures, folder }) {
  return [...files.map(({ path, text }) => ({ path, blob: textBlob(text) })), ...pictures.map(({ name, blob }) => ({ path: `${folder}/${name}`, blob }))];
}

/** Where something is to be sent, with a press that copies it. */
function addressee(contact) {
  const press = copies(contact, say("common.copy"), contact);
  press.className = "i-copy plain";
  press.ariaLabel = say("listing.copy_named", { what: contact });
  return element("p", "", say("post.share_to", { contact }), " ", press);
}

/** Has the board's address in the clipboard, for the line where mail programs ask whom to send to; where that can't be had, it stands on the page. */
async function copyAddress(contact, copied) {
  try {
    await navigator.clipboard.writeText(contact);
    copied.textContent = say("post.copied_to");
  } catch {
    // Who shares needs no copy.
  }
}

/** The share sheet of the phone, where it takes files. It asks nobody whom to send them to, so that is said before and in what is shared. */
function shareWay({ contact }, post, told, left) {
  const letter = new File([letterOf(post.files, post.pictures)], "listing.txt", { type: "text/plain" });
  const files = [letter, ...post.pictures.map(({ name, blob }) => new File([blob], name, { type: blob.type }))];
  if (!navigator.canShare?.({ files })) return null;
  const text = contact ? { text: say("post.share_text", { contact }) } : {};
  // What became of another way stays told.
  const copied = Object.assign(element("p", "note"), { role: "status" });
  const press = button("i-share button", async () => {
    try {
      // Both need the same press.
      await Promise.all([contact && copyAddress(contact, copied), navigator.share({ title: post.title, ...text, files })]);
      left("share");
      tell(told, contact ? say("post.shared_to", { contact }) : say("post.shared"), { isDone: true, isStale: !post.isSame() });
    } catch (error) {
      if (error.name === "AbortError") return;
      reportError(error);
      tell(told, say("post.not_shared"));
    }
  }, say("post.share"));
  return contact ? element("div", "post-share", addressee(contact), press, copied) : press;
}

function letterWay({ contact }, post) {
  const text = post.pictures.length ? `${say("post.attach")}\n\n` : "";
  const query = new URLSearchParams({ subject: post.subject ?? say("post.subject", { title: post.title }), body: text + letterOf(post.files, post.pictures) });
  const href = `mailto:${contact}?${query.toString().replaceAll("+", "%20")}`;
  return href.length <= LONGEST_LETTER ? link("mail", say("post.by_mail"), href) : null;
}

/** The forge's pages for new files, one for each. */
function forgeWays({ forge, content }, post) {
  return post.files.map(({ path, text }) => {
    const place = path.split("/");
    const address = new URL(forge.replaceAll("{path}", content + place[0]));
    const name = place.slice(1).join("/");
    if (forge.includes("/-/new/")) address.searchParams.set("file_name", name);
    else {
      address.searchParams.set("filename", name);
      // A longer one would be refused; the text stands below.
      if (encodeURIComponent(text).length <= LONGEST_LETTER) address.searchParams.set("value", text);
    }
    address.search = address.search.replaceAll("+", "%20");
    const press = link("edit", place[0] === "people" ? say("post.forge_person") : say("post.forge_listing"), address.href);
    press.dataset.forge = "";
    return Object.assign(press, { target: "_blank", rel: "noopener" });
  });
}

/** The package as a file, which is there until the page is left. */
function saveWay(post, { contact }, told) {
  return button("i-down button quiet", async () => {
    const anchor = link("down", "", URL.createObjectURL(await zip(allFiles(post))));
    anchor.download = `${post.name}.zip`;
    anchor.click();
    const { download: name } = anchor;
    tell(told, contact ? say("post.saved_to", { name, contact }) : say("post.saved", { name }), { isDone: true, isStale: !post.isSame() });
  }, say("post.save"));
}

/** A way that tells `left` by its name once it is taken. */
function telling(way, name, left) {
  way?.addEventListener("click", () => left(name));
  return way;
}

/**
 * The ways that a board has for a listing, the best first, each with its buttons; `isSame` of it says whether its form still says the same. `left` is called with the way once
 * it has left, `sent` once the board has it, and `refused` as relayWay has it. What the board's server gets is the listing as `settled` gives it, which is `left`, too.
 */
export function waysOf(settings, post, told, { sent, left, refused, settled = () => post }) {
  let last = post;
  const files = async () => {
    last = await settled();
    return allFiles(last);
  };
  const done = () => {
    left("relay", last);
    sent();
  };
  return [
    [settings.relay && relayWay(settings.relay, files, post.isSame, told, { sent: done, refused })], [shareWay(settings, post, told, left)],
    [settings.contact && telling(letterWay(settings, post), "letter", left)],
    settings.forge ? forgeWays(settings, post).map((way) => telling(way, "forge", left)) : [], [telling(saveWay(post, settings, told), "file", left)],
  ].map((presses) => presses.filter(Boolean)).filter(({ length }) => length);
}

/** Shows ways in the part of a form for them: the best alone, the others behind a fold, and those that need an account in the part's own for them, if it has one. */
export function placeWays(part, [best, ...others]) {
  const [first, rest] = part.querySelectorAll("[data-buttons]");
  const own = part.querySelector("[data-forge-ways]");
  const [ofForge, usual] = [true, false].map((isForge) => others.flat().filter(({ dataset }) => (own !== null && "forge" in dataset) === isForge));
  for (const press of best) press.classList.remove("quiet");
  first.replaceChildren(...best.map((press) => element("li", "", press)));
  rest.replaceChildren(...usual.map((press) => element("li", "", press)));
  own?.replaceChildren(...ofForge.map((press) => element("li", "", press)));
  for (const press of rest.querySelectorAll(".button")) press.classList.add("quiet");
}
