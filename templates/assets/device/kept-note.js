// Says on a page that it is a copy which was kept on the device, and of when.
import { button, element } from "../elements.js";
import { language } from "../language.js";
import { say } from "../say.js";

export function tellKept() {
  const { kept } = document.documentElement.dataset;
  const day = new Date(kept);
  const when = Number.isNaN(day.getTime()) ? say("offline.earlier") : day.toLocaleString(language, {
    weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });
  const note = element("p", "notice", say("offline.copy_from", { when }), " ");
  note.setAttribute("role", "status");
  note.append(button("button quiet nowrap", () => location.reload(), say("common.try_again")));
  document.getElementById("main").prepend(note);
}
