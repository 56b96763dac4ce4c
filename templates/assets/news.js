// What has changed in listings, in words, and where the data of the board have them (packs.js, which a worker cannot import). The service worker
// loads it, and it touches nothing else.
self.news = (() => {
  const dollars = (cents) => (cents / 100).toLocaleString(houser.language, {
    style: "currency", currency: houser.currency, currencyDisplay: "narrowSymbol", maximumFractionDigits: cents % 100 ? 2 : 0, minimumFractionDigits: cents % 100 ? 2 : 0 });

  /** FNV-1a with 32 bits of a text's UTF-8 bytes. */
  function hash(text) {
    let value = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
    return value >>> 0;
  }

  /** The number of the pack that holds a listing, if there are so many packs. */
  function packOf(id, count) {
    let whole = 1;
    while (whole < count) whole *= 2;
    const place = hash(id) % whole;
    return place < count ? place : place - whole / 2;
  }

  const begins = (slots = []) => slots.filter(({ cancelled }) => !cancelled).map(({ start }) => start);

  /** What can change of a listing, of its record of the data, with `mark`, which is another one if anything is; null stands for one that is gone. */
  function read(record) {
    if (!record) return { isOpen: false, inspections: [], events: [], mark: 0 };
    const { title, url, price_cents, open, inspections, fields = {} } = record;
    const events = Object.values(fields).filter((value) => Array.isArray(value) && value[0]?.start).flatMap(begins);
    return { title, url, cents: price_cents, isOpen: open, inspections: begins(inspections), events, mark: hash(JSON.stringify(record)) };
  }

  /** What a reader is told of the change; an empty text if there is nothing to tell. */
  function compare(before, after) {
    const told = [];
    if (before.isOpen && !after.isOpen) return say("news.gone");
    if (!before.isOpen && after.isOpen) told.push(say("news.back"));
    // What has no price has none to tell of.
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

  return { packOf, read, compare };
})();
