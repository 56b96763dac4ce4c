// What has changed between two copies of a listing's page, in words. The service worker loads it, and it touches nothing else.
self.news = (() => {
  const dollars = (cents) => `$${(cents / 100).toLocaleString("en-AU", { maximumFractionDigits: cents % 100 ? 2 : 0, minimumFractionDigits: cents % 100 ? 2 : 0 })}`;

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
    if (before.isOpen && !after.isOpen) return "No longer listed.";
    if (!before.isOpen && after.isOpen) told.push("Listed again.");
    const less = before.cents - after.cents;
    if (less) told.push(`${dollars(Math.abs(less))} ${less > 0 ? "less" : "more"}: now ${dollars(after.cents)}.`);
    for (const [list, what] of [["inspections", "inspection"], ["events", "date"]]) {
      const added = after[list].filter((time) => !before[list].includes(time)).length;
      if (added) told.push(`${added} new ${what}${added === 1 ? "" : "s"}.`);
    }
    return told.join(" ");
  }

  return { read, compare };
})();
