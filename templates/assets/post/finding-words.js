// Findings as people read them beside a form: what a file calls by a key, they know by its label.

/** What is said of a form's keys; a key in a group is known by the label of its control. */
const labels = new Map();

const labelOf = (part) => part?.firstChild.textContent.trim();

/** Takes the labels of a form. */
export function learnLabels(form) {
  for (const ask of form.querySelectorAll("[data-ask]:not([data-person] *)")) {
    for (const control of ask.querySelectorAll("[name*='.']")) labels.set(control.name.split(".").at(-1), labelOf(form.querySelector(`label[for="${CSS.escape(control.id)}"]`)));
  }
  for (const ask of form.querySelectorAll("[data-ask]:not([data-person] *)")) labels.set(ask.dataset.ask, labelOf(ask.querySelector("label, legend")));
}

/** A text of the judge with labels in the place of keys; what somebody typed stands as it is. */
const labelled = (text) => text.replace(/(\bnot )?"([a-z][a-z0-9-]*)"(?! is not a choice)/g, (all, typed, key) => (typed ? all : `"${labels.get(key) ?? key}"`));

/** A finding as people read it. */
export const said = ({ message, reason }) => [message.charAt(0).toUpperCase() + message.slice(1), reason].filter(Boolean).map(labelled).join(". ");
