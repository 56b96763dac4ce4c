// Where a calendar lists its days: leaves the lines of one kind, or of one place, and counts again what the table says of each day.
import { say } from "./say.js";

const form = document.querySelector(".choices");
const answer = form.querySelector("[role=status]");
const ways = [...document.querySelectorAll(".jumps a, .month-ways a")].filter(({ pathname }) => pathname !== location.pathname);

const days = [...document.querySelectorAll(".month .day")].map((section) => {
  const cell = document.querySelector(`td[data-day="${section.id}"] > a`);
  return {
    section, cell,
    lines: [...section.querySelectorAll(".agenda > li")],
    told: section.querySelector(".count"),
    more: section.querySelector(".more"),
    // How many of each sort the table tells, by the icon that stands before them.
    counts: [...cell?.querySelectorAll("span[class]") ?? []].filter(({ className }) => className.startsWith("i-"))
      .map((count) => ({ count, text: count.firstChild.data, sort: count.className })),
  };
});

const fits = ({ kind, place = "" }, wanted) =>
  (!wanted.kind || kind === wanted.kind) && (!wanted.place || `${place}/`.startsWith(`${wanted.place}/`));

/** Shows what fits of a day, and gives how many lines that is. */
function showDay({ section, cell, lines, told, more, counts }, wanted, isAll) {
  for (const line of lines) line.classList.toggle("other", !fits(line.dataset, wanted));
  const shown = lines.filter((line) => !line.hidden && !line.classList.contains("other"));
  // Of what the page does not list, nobody knows here what it is.
  const rest = more ? "+" : "";
  section.classList.toggle("other", !shown.length && !more);
  told.hidden = !isAll;
  for (const { count, text, sort } of counts) {
    const number = shown.filter((line) => line.querySelector(`.when.${sort}`) && !line.querySelector("s")).length;
    count.firstChild.data = isAll ? text : `${number}${rest}`;
    count.hidden = !isAll && !number && !more;
  }
  if (isAll || shown.length || more) cell?.setAttribute("href", `#${section.id}`);
  else cell?.removeAttribute("href");
  return shown.length;
}

/** Chooses what the address says, though none of it may be on this page. */
function read() {
  const asked = new URLSearchParams(location.search);
  for (const select of form.querySelectorAll("select")) {
    const value = asked.get(select.name) ?? "";
    if (![...select.options].some((option) => option.value === value)) {
      const words = value.split("/").at(-1).replaceAll("-", " ");
      select.add(new Option(words.replace(/^./, (letter) => letter.toUpperCase()), value));
    }
    select.value = value;
    select.closest(".field").hidden = select.options.length < 2;
  }
}

function show() {
  const wanted = Object.fromEntries(new FormData(form));
  const asked = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value));
  const isAll = !asked.size;
  const number = days.reduce((sum, day) => sum + showDay(day, wanted, isAll), 0);
  const hasMore = days.some(({ more }) => more);
  if (isAll) answer.textContent = "";
  else if (!number && !hasMore) answer.textContent = ways.length ? say("calendar.none_try_month") : say("calendar.none");
  else answer.textContent = hasMore ? say("calendar.shown_of_more", { count: number }) : say("calendar.shown", { count: number });
  for (const way of ways) way.search = asked;
  return asked;
}

form.addEventListener("change", () => {
  const asked = show();
  history.replaceState(history.state, "", `${location.pathname}${asked.size ? `?${asked}` : ""}${location.hash}`);
});
form.addEventListener("submit", (event) => event.preventDefault());
const obey = () => {
  read();
  show();
};
// A page that comes back is as its address says, whatever the browser filled in, and so is one that goes back to another day.
addEventListener("pageshow", obey);
addEventListener("popstate", obey);
obey();
