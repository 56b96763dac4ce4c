// The file of a change, which "houser accept" reads: changes/ID.yaml.
import { written } from "./files.js";
import { scalar } from "./yaml.js";

/** Keys of a group, each on a line of its own. */
const nested = (values) => [...values].map(([key, value]) => `\n  ${key}:${value && ` ${value}`}`).join("");

/** The file of a change, whose values are as a listing's file has them; one without a value is taken out. */
export function changeFile({ id, secret }, day, { set = new Map(), pictures = null, isConfirmed = false, inspections = null }) {
  const values = [
    ["listing", id], ["change-key", scalar(secret)], ["day", day], ["set", nested(set)], ["pictures", pictures], ["confirm", isConfirmed ? "yes" : ""], ["add-inspections", inspections],
  ];
  return { path: `changes/${id}.yaml`, text: written(values.filter(([, value]) => value)) };
}
