// Cards of listings that are known by their snapshots, as they are anywhere else.
import { card } from "../cards.js";
import { dayNumber } from "../days.js";
import { base } from "./records.js";

export function cardOf({ id, snapshot }, why = "") {
  const kinds = new Map([["", { label: snapshot.kind_label ?? "" }]]);
  return card({ ...snapshot, id }, { kind: "", expires: snapshot.expires ? dayNumber(snapshot.expires) : null }, kinds, base, why);
}
