// What the browser draws around the page follows the light or dark that the reader chose.
const metas = [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => [meta, meta.media]);

export function colourFrame() {
  const { theme } = document.documentElement.dataset;
  for (const [meta, media] of metas) meta.media = !theme ? media : media.includes(theme) ? "all" : "not all";
}

colourFrame();
addEventListener("storage", colourFrame);
