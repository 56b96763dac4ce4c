// A choice that says that there is none of what is counted: a studio has no bedroom, and nobody has to count them.

/**
 * Fills in 0 where a form says so by a choice, and empties it again with another; `none` has the counts with their choices. What somebody typed stays. Gives
 * what takes in how the form is filled when it begins.
 */
export function fillNone(form, none) {
  const filled = new Set();
  const set = (count, value) => {
    count.value = value;
    for (const type of ["input", "change"]) count.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const has = ({ options = [] }, word) => [...options].some(({ value }) => value === word);
  form.addEventListener("change", ({ target, isTrusted }) => {
    for (const [name, word] of none) {
      const count = form.elements[name];
      if (target === count && isTrusted) filled.delete(name);
      if (!count || !has(target, word)) continue;
      const isNone = target.value === word;
      if (isNone && !count.value) {
        filled.add(name);
        set(count, "0");
      } else if (!isNone && filled.delete(name)) set(count, "");
    }
  });
  return () => {
    for (const [name, word] of none) {
      if (form.elements[name]?.value === "0" && [...form.elements].some((control) => control.value === word && has(control, word))) filled.add(name);
    }
  };
}
