// Says on a page that it is a copy which was kept on the device, and of when.
import { button, element } from "../elements.js";

export function tellKept() {
  const { lang, dataset: { kept } } = document.documentElement;
  const day = new Date(kept);
  const when = Number.isNaN(day.getTime()) ? "earlier" : `${day.toLocaleString(lang || "en-AU", {
    weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" })}`;
  const note = element("p", "notice", `This is your saved copy from ${when}. The board can’t be reached right now. `);
  note.setAttribute("role", "status");
  note.append(button("button quiet nowrap", () => location.reload(), "Try again"));
  document.getElementById("main").prepend(note);
}
