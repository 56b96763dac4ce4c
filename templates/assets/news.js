// What has changed between two copies of a listing's page, in words. The service worker loads it, and it touches nothing else.
self.news = (() => {
  const NAMES = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  const text = (html) => html.replace(/<[^>]*>/gu, "").replace(/&([a-z]+|#39);/gu, (all, name) => NAMES[name] ?? all).trim();
  const dollars = (cents) => `$${(cents / 100).toLocaleString("en-AU", { maximumFractionDigits: cents % 100 ? 2 : 0, minimumFractionDigits: cents % 100 ? 2 : 0 })}`;

  /** When those of a list begin that are not cancelled. */
  function slots(html, list) {
    const [text = ""] = html.match(list) ?? [];
    const open = text.split("<li").filter((slot) => !/<s>|<del>|cancelled/u.test(slot)).join("<li");
    return [...open.matchAll(/<time[^>]*\sdatetime="([^"]+)"/gu)].map(([, time]) => time);
  }

  /** What can change of a listing, as its page says it: `cents` is NaN without a price, `inspections` and `events` are those that are not cancelled. */
  function read(html) {
    const [article = ""] = html.match(/<article[^>]*\sdata-id=[^>]*>/u) ?? [];
    return {
      title: text(html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/u)?.[1] ?? ""),
      cents: Number.parseInt(article.match(/\sdata-cents="(\d+)"/u)?.[1] ?? "", 10),
      isOpen: /\sdata-expires=/u.test(article),
      inspections: slots(html, /<ul[^>]*class="?slots[^>]*>[\s\S]*?<\/ul>/u), events: slots(html, /<ul[^>]*class="?occasions[^>]*>[\s\S]*?<\/ul>/u),
    };
  }

  /** What a reader is told of the change; an empty text if there is nothing to tell. */
  function compare(before, after) {
    const told = [];
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
