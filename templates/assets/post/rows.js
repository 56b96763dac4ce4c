// Groups of which a form takes several: a press adds another one, empty.

/** Lets a part of a form have more rows; `changed` is told of each. */
export function repeat(ask, changed) {
  const another = ask.querySelector("[data-another]");
  another.addEventListener("click", () => {
    const rows = ask.querySelectorAll(".post-row");
    const row = rows[0].cloneNode(true);
    for (const control of row.querySelectorAll("[name]")) {
      control.value = "";
      const id = `${control.name}-${rows.length}`;
      row.querySelector(`[for="${CSS.escape(control.id)}"]`)?.setAttribute("for", id);
      control.id = id;
    }
    rows[rows.length - 1].after(row);
    row.querySelector("[name]").focus();
    changed();
  });
}
