// Money as people read it.
import country from "./country.json" with { type: "json" };
import { language } from "./language.js";

/** "$690", and "$12.50" where there are cents. */
export const dollars = (cents) => (cents / 100).toLocaleString(language, {
  style: "currency", currency: country.currency, currencyDisplay: "narrowSymbol", minimumFractionDigits: cents % 100 ? 2 : 0 });
