// Enter is the way to the next field, as the keyboards of phones have it: whoever has filled in one is not done.

/** Listens to a form; what it gives is asked when the form is sent, and says whether it was by Enter in a field. The next has the focus then. */
export function goOnWithEnter(form) {
  let entered = null;
  // Keyboards that have a key for it show it.
  for (const field of form.querySelectorAll("input[name]")) field.enterKeyHint = "next";
  const forget = () => { entered = null; };
  form.addEventListener("keydown", ({ key, target }) => { entered = key === "Enter" && target.matches("input[name]") ? target : null; });
  for (const type of ["keyup", "pointerdown"]) document.addEventListener(type, forget);
  return () => {
    if (!entered) return false;
    const fields = [...form.elements].filter((control) => control === entered || (control.checkVisibility() && !control.matches(":disabled, .hidden")));
    fields[fields.indexOf(entered) + 1]?.focus();
    forget();
    return true;
  };
}
