// Where a map of results shows all of them at once, from as near as it can: each pin is whole, and none lies beneath a button.
import { WORLD, ZOOMS, project } from "./map-view.js";

/** By how much the map draws back until all fits, in zooms; and from how near it looks at one place. */
const [STEP, NEAREST] = [0.25, 14];
/** How near to the edge something may come, in pixels. */
const EDGE = 6;
/** What is shown where nothing is found. */
const AUSTRALIA = [[-10.5, 113], [-43.8, 154]];
/** How far pins reach above and below their points at most, in pixels: some stand over them, others have them in the middle. */
const [ABOVE, BELOW] = [42, 20];

/** How wide a pin with some words is, as pages show it. */
function widths(element) {
  const context = element.querySelector("canvas").getContext("2d");
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const font = `650 ${0.8125 * rem}px ${getComputedStyle(element).fontFamily}`;
  return (words) => {
    context.save();
    context.font = font;
    const { width } = context.measureText(words);
    context.restore();
    return width + 1.4 * rem;
  };
}

const covers = (one, other) => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/**
 * The place and zoom for points, and for `pins` that say what `said` gives for them. `tools` are the buttons over the map. What fits nowhere is
 * shown as well as it can be without knowing the pins.
 */
export function fitting(view, points, pins, said, tools) {
  const wanted = points.length ? points : AUSTRALIA;
  const positions = wanted.map(project);
  const [xs, ys] = [0, 1].map((way) => positions.map((position) => position[way]));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { left, top } = view.element.getBoundingClientRect();
  const taken = tools.map((tool) => tool.getBoundingClientRect()).map((box) => [box.left - left, box.top - top, box.right - left, box.bottom - top]);
  // They stand at the right or, where one reads from right to left, at the left.
  const [first, last] = [Math.min(view.width, ...taken.map(([start]) => start)), Math.max(0, ...taken.map(([, , end]) => end))];
  const covered = document.dir === "rtl" ? -last : view.width - first;
  const width = widths(view.element);
  const known = new Map();
  const widthOf = (pin) => {
    if (!known.has(pin)) known.set(pin, width(said(pin)));
    return known.get(pin);
  };
  const fits = (x, y, zoom) => {
    const scale = WORLD * 2 ** zoom;
    const pixel = (at) => [(at[0] - x) * scale + view.width / 2, (at[1] - y) * scale + view.height / 2];
    const isInside = ([start, above, end, below]) => start >= EDGE && above >= EDGE && end <= view.width - EDGE && below <= view.height - EDGE;
    return positions.every((at) => isInside([...pixel(at), ...pixel(at)])) && pins.at(Math.round(zoom)).every((pin) => {
      const [across, down] = pixel(pin.at);
      const box = [across - widthOf(pin) / 2, down - ABOVE, across + widthOf(pin) / 2, down + BELOW];
      return isInside(box) && !taken.some((tool) => covers(tool, box));
    });
  };
  const room = Math.min((view.width - 2 * EDGE) / Math.max(east - west, 1e-9), (view.height - 2 * EDGE) / Math.max(south - north, 1e-9));
  for (let zoom = Math.min(NEAREST, Math.log2(room / WORLD)); zoom > ZOOMS.least; zoom -= STEP) {
    // In the middle or, where that lies too near to the buttons, away from them.
    for (const aside of [0, covered / 2]) {
      const target = [(west + east) / 2 + aside / (WORLD * 2 ** zoom), (north + south) / 2, zoom];
      if (fits(...target)) return target;
    }
  }
  return view.around(wanted, covered);
}
