// What the browser draws around the page follows the light or dark that the reader chose.
const { dataset: { theme } } = document.documentElement;
for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.media = meta.media.includes(theme) ? "all" : "not all";
