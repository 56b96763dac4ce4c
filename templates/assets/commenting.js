// Fills today's date into the links by which people add a listing, a comment or a like on the board's forge, where it says "year-month-day".

const mark = "year-month-day";

const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

for (const link of document.querySelectorAll("a[data-dated]")) {
  const address = link.href;
  // On the press and not before: a page may stay open overnight. The keyboard, the middle button and the menu come this way too.
  const fill = () => { link.href = address.replaceAll(mark, today()); };
  for (const event of ["pointerdown", "focus", "click", "contextmenu"]) link.addEventListener(event, fill);
}
