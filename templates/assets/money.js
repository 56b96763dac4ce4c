// Money as people read it.
import { language } from "./language.js";

/** "$690", and "$12.50" where there are cents. */
export const dollars = (cents) => (cents / 100).toLocaleString(language, {
  style: "currency", currency: "AUD", currencyDisplay: "narrowSymbol", minimumFractionDigits: cents % 100 ? 2 : 0 });
