// A title made of the facts, offered beside an empty one: it follows them until somebody types another.
import { button } from "../elements.js";
import { language } from "../language.js";
import { say } from "../say.js";
import { asSentence, inSentence } from "../sentences.js";
import { saidIn } from "./fact-texts.js";

const either = new Intl.ListFormat(language, { type: "disjunction" });

/** Offers it in a form; `what` are the fields that say what something is, `rooms` that of its bedrooms, `none` the counts with the choices that say 0. Gives what looks anew. */
export function suggestTitle(form, { what, rooms, wanted }, none) {
  const { title } = form.elements;
  const valueOf = (name) => form.elements[name]?.value?.trim() ?? "";
  let taken = "";

  /** What it is, by its facts; empty while one of those is missing that a listing needs. */
  function named() {
    const asks = what.map((key) => form.querySelector(`[data-ask="${CSS.escape(key)}"]`)).filter(Boolean);
    const said = asks.map((ask) => saidIn(ask).map(({ text }) => text));
    const count = rooms && valueOf(rooms);
    if (count === "" || asks.some((ask, place) => !said[place].length && ask.querySelector("[required], [data-wanted]"))) return "";
    const name = said.map((texts) => either.format(texts.map((text, place) => (place ? inSentence(text) : text)))).filter(Boolean).join(" ");
    const isNone = none.some(([key, word]) => key === rooms && what.some((one) => valueOf(one) === word));
    return Number(count) && !isNone ? say("post.suggested_rooms", { count: Number(count), what: inSentence(name) }) : name;
  }

  function suggested() {
    const name = named();
    const suburb = valueOf("address.suburb");
    if (!name || !form.elements["address.suburb"]) return asSentence(name);
    // Who is still typing it has no postcode yet.
    if (!suburb || !valueOf("address.postcode")) return "";
    return asSentence(wanted ? say("post.suggested_wanted", { what: name, suburb }) : say("post.suggested_in", { what: name, suburb }));
  }

  function take(text) {
    taken = text;
    title.value = text;
    for (const type of ["input", "change"]) title.dispatchEvent(new Event(type, { bubbles: true }));
  }

  const press = button("plain post-take", () => {
    const hadFocus = document.activeElement === press;
    take(suggested());
    if (hadFocus) title.focus();
  }, "");
  title.after(press);
  function look() {
    const text = suggested();
    if (taken && title.value === taken && text && text !== taken) take(text);
    press.hidden = !text || title.value.trim() !== "";
    if (text) press.textContent = say("post.take_title", { title: text });
  }
  for (const type of ["input", "change"]) form.addEventListener(type, look);
  return look;
}
