// Which part of the world a map shows, and what moves it: mouse, touch, keys. Positions are those of the Web Mercator projection, from 0 to 1
// each way; at zoom 0 the world is 256 pixels wide, and each whole zoom doubles it.

export const ZOOMS = { least: 2, most: 15.5 };
/** How wide the world is at zoom 0, in pixels. */
export const WORLD = 256;
const RADIAN = Math.PI / 180;
const STEP = 80;
/** How wide a pin is at most, nearly, so that what stands at an edge is in sight as a whole. */
const PIN = 170;

/** The position of a latitude and a longitude. */
export function project([latitude, longitude]) {
  const y = Math.log(Math.tan(Math.PI / 4 + (latitude * RADIAN) / 2));
  return [(longitude + 180) / 360, (1 - y / Math.PI) / 2];
}

/** The latitude and the longitude of a position. */
export function unproject([x, y]) {
  return [(2 * Math.atan(Math.exp(Math.PI * (1 - 2 * y))) - Math.PI / 2) / RADIAN, x * 360 - 180];
}

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What an element shows of the world. Tells `changed` of every step of a movement, and `settled` once the reader has moved it. */
export class MapView {
  constructor(element, { changed, settled }) {
    Object.assign(this, { element, changed, settled, x: 0.87, y: 0.59, zoom: 4, width: 1, height: 1, pointers: new Map(), most: ZOOMS.most, isLocked: false });
    new ResizeObserver(() => this.measure()).observe(element);
    this.listen();
  }

  get scale() { return WORLD * 2 ** this.zoom; }
  get centre() { return unproject([this.x, this.y]); }
  /** The metres of a pixel in the middle. */
  get metres() { return (40_075_017 * Math.cos(this.centre[0] * RADIAN)) / this.scale; }

  measure() {
    const { clientWidth, clientHeight } = this.element;
    if (!clientWidth || (clientWidth === this.width && clientHeight === this.height)) return;
    Object.assign(this, { width: clientWidth, height: clientHeight });
    this.changed();
  }

  /** Where a position lies in the element, in pixels. */
  pixel([x, y]) {
    return [(x - this.x) * this.scale + this.width / 2, (y - this.y) * this.scale + this.height / 2];
  }

  /** The position of a pixel. */
  position([left, top]) {
    return [this.x + (left - this.width / 2) / this.scale, this.y + (top - this.height / 2) / this.scale];
  }

  /** The edges of what is shown. */
  get box() {
    const [west, north] = this.position([0, 0]);
    const [east, south] = this.position([this.width, this.height]);
    return { west, north, east, south };
  }

  place(x, y, zoom) {
    Object.assign(this, { x: clamp(x, 0, 1), y: clamp(y, 0, 1), zoom: clamp(zoom, ZOOMS.least, this.most) });
    this.changed();
  }

  pan(across, down) { this.place(this.x + across / this.scale, this.y + down / this.scale, this.zoom); }

  /** Zooms so that what lies at a pixel stays there. */
  zoomAt(pixel, zoom) {
    const [x, y] = this.position(pixel);
    const scale = WORLD * 2 ** clamp(zoom, ZOOMS.least, this.most);
    this.place(x - (pixel[0] - this.width / 2) / scale, y - (pixel[1] - this.height / 2) / scale, zoom);
  }

  /** Moves there step by step, or at once for readers who want no motion. */
  fly(x, y, zoom, isReaders = true) {
    cancelAnimationFrame(this.flight);
    const start = performance.now();
    const from = { x: this.x, y: this.y, zoom: this.zoom };
    const target = clamp(zoom, ZOOMS.least, this.most);
    const step = (now) => {
      const part = isCalm() ? 1 : clamp((now - start) / 250, 0, 1);
      const eased = part * (2 - part);
      // In proportion to what a pixel is worth, so that the way looks straight.
      const ends = [2 ** -from.zoom, 2 ** -target];
      const at = from.zoom + (target - from.zoom) * eased;
      const way = Math.abs(target - from.zoom) < 0.01 ? eased : (2 ** -at - ends[0]) / (ends[1] - ends[0]);
      this.place(from.x + (x - from.x) * way, from.y + (y - from.y) * way, at);
      if (part < 1) this.flight = requestAnimationFrame(step);
      else if (isReaders) this.settled();
    };
    step(isCalm() ? start + 250 : start);
  }

  zoomBy(steps, pixel = [this.width / 2, this.height / 2]) {
    const zoom = clamp(Math.round(this.zoom + steps), ZOOMS.least, this.most);
    const [x, y] = this.position(pixel);
    const scale = WORLD * 2 ** zoom;
    this.fly(x - (pixel[0] - this.width / 2) / scale, y - (pixel[1] - this.height / 2) / scale, zoom);
  }

  /** The place and zoom at which points are all in sight, to the left of so many pixels that something covers, or to the right of them if negative. */
  around(points, covered = 0, most = 14) {
    const positions = points.map(project);
    const [xs, ys] = [0, 1].map((way) => positions.map((position) => position[way]));
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = [Math.max(80, this.width - PIN - Math.abs(covered)), Math.max(80, this.height - 110)];
    const scale = Math.min(room[0] / Math.max(east - west, 1e-9), room[1] / Math.max(south - north, 1e-9));
    const zoom = Math.min(most, Math.log2(scale / WORLD));
    return [(west + east) / 2 + covered / 2 / (WORLD * 2 ** zoom), (north + south) / 2, zoom];
  }

  // ---- What the reader does ----

  local({ clientX, clientY }) {
    const { left, top } = this.element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  listen() {
    const { element } = this;
    element.addEventListener("wheel", (event) => {
      event.preventDefault();
      cancelAnimationFrame(this.flight);
      const lines = event.deltaMode === 1 ? 18 : 1;
      this.zoomAt(this.local(event), this.zoom - clamp(event.deltaY * lines, -240, 240) / (event.ctrlKey ? 120 : 240));
      clearTimeout(this.wheeling);
      this.wheeling = setTimeout(() => this.settled(), 200);
    }, { passive: false });
    element.addEventListener("dblclick", (event) => {
      if (!this.isLocked && event.target.closest("button") === null) this.zoomBy(event.shiftKey ? -1 : 1, this.local(event));
    });
    element.addEventListener("pointerdown", (event) => {
      if (this.isLocked || event.button > 0 || event.target.closest("button")) return;
      cancelAnimationFrame(this.flight);
      element.setPointerCapture(event.pointerId);
      this.pointers.set(event.pointerId, this.local(event));
    });
    element.addEventListener("pointermove", (event) => {
      const before = this.pointers.get(event.pointerId);
      if (!before) return;
      const now = this.local(event);
      this.pointers.set(event.pointerId, now);
      if (this.pointers.size === 1) {
        this.pan(before[0] - now[0], before[1] - now[1]);
        return;
      }
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, pixel]) => pixel);
      const spread = (pixel) => Math.max(20, Math.hypot(pixel[0] - other[0], pixel[1] - other[1]));
      const middle = (pixel) => [(pixel[0] + other[0]) / 2, (pixel[1] + other[1]) / 2];
      const [from, to] = [middle(before), middle(now)];
      this.pan(from[0] - to[0], from[1] - to[1]);
      this.zoomAt(to, this.zoom + Math.log2(spread(now) / spread(before)));
    });
    for (const end of ["pointerup", "pointercancel"]) {
      element.addEventListener(end, (event) => {
        if (this.pointers.delete(event.pointerId) && !this.pointers.size) this.settled();
      });
    }
  }

  /** What a key does: true if it moves the map. */
  key({ key, ctrlKey, metaKey, altKey }) {
    if (ctrlKey || metaKey || altKey) return false;
    const ways = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] };
    if (Object.hasOwn(ways, key)) {
      const [across, down] = ways[key];
      this.fly(this.x + across / this.scale, this.y + down / this.scale, this.zoom);
    } else if (key === "+" || key === "=") this.zoomBy(1);
    else if (key === "-" || key === "_") this.zoomBy(-1);
    else return false;
    return true;
  }
}
