// The way to the board's own server. What it answers is about what was sent: by then the form may say something else, and offer the ways for that.
import { button } from "../elements.js";
import { say } from "../say.js";
import { onceOnline, reportUnlessAway } from "./away.js";
import { isNotReached, relay, whyNot } from "./relay.js";
import { focusAfter } from "./same.js";
import { tell } from "./told.js";
import { zip } from "./zip.js";

/**
 * A button that sends the files that `files` gives; `isSame` says whether the form still says what they do. `sent` is called once the board has them, and `refused` with what it
 * finds wrong and with what moves the focus: that gives whether any of it is still so, or an element that says what to do.
 */
export function relayWay(address, files, isSame, told, { sent, refused }) {
  const form = told.closest("form");
  const press = button("i-right button", async () => {
    const focus = focusAfter(form);
    /** Of what came later nothing is told before its own answer. */
    const answer = (text, state) => {
      if (press.isConnected || !told.hasAttribute("data-is-on")) tell(told, text, { ...state, isStale: !isSame() });
    };
    /** That nobody is online, until that changes. */
    const tellAway = () => {
      answer(say("post.offline"));
      onceOnline(() => told.textContent === say("post.offline") && tell(told, say("post.online")));
    };
    press.disabled = true;
    tell(told, say("post.sending"), { isOn: true });
    try {
      const { findings } = await relay(address, await zip(await files()));
      if (findings) {
        const isSo = await refused(findings, focus);
        answer(isSo === true ? say("post.refused") : isSo || say("post.refused_before"));
        press.disabled = false;
        return;
      }
    } catch (error) {
      const why = whyNot(error);
      if (!why && !isNotReached(error)) reportUnlessAway(error);
      if (why || navigator.onLine) answer(why ?? say("post.not_sent"));
      else tellAway();
      // What is said to try is there to be tried.
      if (!why && navigator.onLine) form.querySelector("[data-others]").open = true;
      press.disabled = false;
      return;
    }
    try {
      sent();
    } finally {
      answer(say("post.sent"), { isDone: true });
      // Nothing is left to press, so the focus goes where it is said.
      for (const list of press.closest("[data-ways]")?.querySelectorAll("[data-buttons], [data-forge-ways]") ?? []) list.replaceChildren();
      told.tabIndex = -1;
      focus(told);
    }
  }, say("post.send_now"));
  return press;
}
