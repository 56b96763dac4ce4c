// The feeds of pages that a reader follows as a list that feed readers import, OPML 2.0.

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The text of a list of pages (follows.js) of the site at an address, such as `https://board.example/board/`. */
export function feedsOf(pages, title, address) {
  const outlines = pages.map(({ path, name, feed }) =>
    `<outline type="rss" text="${escaped(name)}" title="${escaped(name)}" xmlUrl="${escaped(address + path + feed)}" htmlUrl="${escaped(address + path)}"/>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0">\n<head>\n<title>${escaped(title)}</title>\n</head>\n<body>\n${outlines.join("")}</body>\n</opml>\n`;
}
