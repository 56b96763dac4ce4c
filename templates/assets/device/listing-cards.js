// Cards of listings that are known by their snapshots, as they are anywhere else.
import { card } from "../cards.js";
import { dayNumber } from "../days.js";
import { base } from "./records.js";

/** A place as earlier versions kept it, in its parts; and the icon that the type of a listing had among its highlights. */
const PLACE = /^(.*) ([A-Z]{2,3}) (\d{4})$/;
const TYPE = "home";

/** A snapshot as this version keeps it. */
function renewed({ place, highlights = [], ...others }) {
  if (place === undefined) return { highlights, ...others };
  const [, suburb, state, postcode] = PLACE.exec(place) ?? ["", place];
  const type = highlights.find(([icon]) => icon === TYPE);
  return { suburb, state, postcode, highlights: highlights.filter((one) => one !== type), type: type?.[1], ...others };
}

/** The same without what may be over by now, for cards that are made without a look at the listing's page. */
export const lasting = ({ snapshot: { open, available, appointment, ...snapshot }, ...one }) => ({ ...one, snapshot });

export function cardOf({ id, snapshot }, why = "") {
  const { state, postcode, expires, kind_label, ...listing } = renewed(snapshot);
  const row = { kind: "", state, postcode, expires: expires ? dayNumber(expires) : null };
  return card({ ...listing, id }, row, new Map([["", { label: kind_label ?? "" }]]), base, why);
}
