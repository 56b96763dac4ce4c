// Whether a form still says what it did: what is told of something that was sent is about nothing that was typed since.

/** How often what each form says has changed. */
const changes = new WeakMap();
const changesOf = (form) => changes.get(form) ?? 0;

/** Notes that a form says something else. */
export const noteChange = (form) => changes.set(form, changesOf(form) + 1);

/** Gives what tells whether a form still says what it does now. */
export function unchanged(form) {
  const now = changesOf(form);
  return () => changesOf(form) === now;
}

/** Gives what moves the focus to what is told later, unless somebody has gone elsewhere in a form by then. */
export function focusAfter(form) {
  const [at, isSame] = [document.activeElement, unchanged(form)];
  return (one) => {
    // Without a focus, or where the button that had it is switched off, it is at the body.
    if (isSame() && [at, document.body, null].includes(document.activeElement)) one.focus();
  };
}
