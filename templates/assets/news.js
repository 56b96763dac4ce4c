// What has changed between two copies of a listing's page, in words. The service worker loads it, and it touches nothing else.
import { say } from "./say.js";

self.news = (() => {
  const dollars = (cents) => (cents / 100).toLocaleString(houser.language, {
    style: "currency", currency: "AUD", currencyDisplay: "narrowSymbol", maximumFractionDigits: cents % 100 ? 2 : 0, minimumFractionDigits: cents % 100 ? 2 : 0 });

  /** What can change of a listing, as its page tells scripts; null of a page that does not. */
  function read(html) {
    const [, told] = html.match(/<script[^>]*\sid=.?snapshot\b[^>]*>(.*?)<\/script>/su) ?? [];
    if (!told) return null;
    const { title, cents, expires, inspections = [], events = [] } = JSON.parse(told);
    return { title, cents: cents ?? NaN, isOpen: expires !== undefined, inspections, events };
  }

  /** What a reader is told of the change; an empty text if there is nothing to tell. */
  function compare(before, after) {
    const told = [];
    if (!before || !after) return "";
    if (before.isOpen && !after.isOpen) return say("news.gone");
    if (!before.isOpen && after.isOpen) told.push(say("news.back"));
    const less = before.cents - after.cents;
    const price = dollars(after.cents);
    if (less > 0) told.push(say("news.cheaper", { less: dollars(less), price }));
    if (less < 0) told.push(say("news.dearer", { more: dollars(-less), price }));
    const added = (list) => after[list].filter((time) => !before[list].includes(time)).length;
    const [inspections, events] = [added("inspections"), added("events")];
    if (inspections) told.push(say("news.inspections", { count: inspections }));
    if (events) told.push(say("news.dates", { count: events }));
    return told.join(" ");
  }

  return { read, compare };
})();
