// What has changed between two copies of a listing's page, in words. The service worker loads it, and it touches nothing else.
self.news = (() => {
  const NAMES = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  const text = (html) => html.replace(/<[^>]*>/gu, "").replace(/&([a-z]+|#39);/gu, (all, name) => NAMES[name] ?? all).trim();
  const dollars = (cents) => `$${(cents / 100).toLocaleString("en-AU", { maximumFractionDigits: cents % 100 ? 2 : 0, minimumFractionDigits: cents % 100 ? 2 : 0 })}`;

  /** What can change of a listing, as its page says it: `cents` is NaN without a price, `inspections` are those that are not cancelled. */
  function read(html) {
    const [article = ""] = html.match(/<article[^>]*\sdata-id=[^>]*>/u) ?? [];
    const [slots = ""] = html.match(/<ul[^>]*class="slots[^>]*>[\s\S]*?<\/ul>/u) ?? [];
    const open = slots.split("<li").filter((slot) => !/<s>|<del>|cancelled/u.test(slot)).join("<li");
    return {
      title: text(html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/u)?.[1] ?? ""),
      cents: Number.parseInt(article.match(/\sdata-cents="(\d+)"/u)?.[1] ?? "", 10),
      isOpen: /\sdata-expires=/u.test(article),
      inspections: [...open.matchAll(/<time[^>]*\sdatetime="([^"]+)"/gu)].map(([, time]) => time),
    };
  }

  /** What a reader is told of the change; an empty text if there is nothing to tell. */
  function compare(before, after) {
    const told = [];
    if (before.isOpen && !after.isOpen) return "No longer listed.";
    if (!before.isOpen && after.isOpen) told.push("Listed again.");
    const less = before.cents - after.cents;
    if (less) told.push(`${dollars(Math.abs(less))} ${less > 0 ? "less" : "more"}: now ${dollars(after.cents)}.`);
    const added = after.inspections.filter((time) => !before.inspections.includes(time)).length;
    if (added) told.push(added === 1 ? "1 new inspection." : `${added} new inspections.`);
    return told.join(" ");
  }

  return { read, compare };
})();
