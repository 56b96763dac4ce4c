// An area on the map: a circle that is dragged, a line drawn by hand, or, for the keyboard and for everyone, a radius around the middle.
import { CORNERS, KILOMETRES } from "./area.js";
import { GAP, around } from "./around.js";
import { distance } from "./distance.js";
import { button, element } from "./elements.js";
import { project, unproject } from "./map-view.js";
import { say } from "./say.js";

const RADIUS = 6371.0088;
const RADIAN = Math.PI / 180;

/** The point so many kilometres from another in a direction in degrees. */
function away([latitude, longitude], km, direction) {
  const [angle, north, way] = [km / RADIUS, latitude * RADIAN, direction * RADIAN];
  const found = Math.asin(Math.sin(north) * Math.cos(angle) + Math.cos(north) * Math.sin(angle) * Math.cos(way));
  const turn = Math.atan2(Math.sin(way) * Math.sin(angle) * Math.cos(north), Math.cos(angle) - Math.sin(north) * Math.sin(found));
  return [found / RADIAN, longitude + turn / RADIAN];
}

/** The outline of an area as points. */
export function drawArea({ centre, km, corners }) {
  return corners ?? Array.from({ length: 72 }, (_, place) => away(centre, km, place * 5));
}

/** How far above its middle the name of a suburb stands, in pixels: a pin may be there. */
const ABOVE = 22;
/** Rings of up to so many kilometres are shown whole. */
const WHOLE = 10;
/** What of rings is to be in sight: all of small ones, and of others the middle. */
export const ringPoints = (rings) => rings.flatMap((ring) => (ring.km > WHOLE ? [ring.centre] : drawArea(ring)));

/** Draws rings around what listings are to be near, each with its middle and its name; of a suburb that is asked for these alone. */
export function drawRings(context, view, rings, colours) {
  for (const ring of rings) {
    context.beginPath();
    const edge = drawArea(ring).map((point) => view.pixel(project(point)));
    edge.forEach(([x, y], place) => (place ? context.lineTo(x, y) : context.moveTo(x, y)));
    context.closePath();
    Object.assign(context, { strokeStyle: colours.ink, fillStyle: colours.ink, lineWidth: 1.5 });
    context.setLineDash([6, 4]);
    context.stroke();
    context.setLineDash([]);
    const [x, y] = view.pixel(project(ring.centre));
    context.beginPath();
    context.arc(x, y, 4, 0, 2 * Math.PI);
    context.fill();
    Object.assign(context, { font: `600 13px ${colours.font}`, textAlign: "center", textBaseline: "bottom", strokeStyle: colours.page, lineWidth: 4, lineJoin: "round" });
    // At the ring's northern end, where the fewest pins are, unless that is out of sight.
    const line = !ring.km ? y - ABOVE : edge[0][1] > 20 ? edge[0][1] - 4 : y + 22;
    context.strokeText(ring.name, x, line);
    context.fillText(ring.name, x, line);
  }
}

/** A line with so few corners, those that it needs least left out: as Douglas and Peucker do, with as much tolerance as that takes. */
export function simplified(line, most) {
  for (let tolerance = 2; ; tolerance *= 1.4) {
    const kept = keep(line, tolerance);
    if (kept.length <= most) return kept;
  }
}

function keep(line, tolerance) {
  if (line.length < 3) return line;
  const [[x, y], [endX, endY]] = [line[0], line.at(-1)];
  const length = Math.hypot(endX - x, endY - y);
  const far = ([a, b]) => (length ? Math.abs((endX - x) * (b - y) - (endY - y) * (a - x)) / length : Math.hypot(a - x, b - y));
  let [best, most] = [0, tolerance];
  line.forEach((point, place) => { if (far(point) > most) [best, most] = [place, far(point)]; });
  if (!best) return [line[0], line.at(-1)];
  return [...keep(line.slice(0, best + 1), tolerance), ...keep(line.slice(best), tolerance).slice(1)];
}

/** Kilometres as people say them. */
const rounded = (km) => Math.min(KILOMETRES, Math.max(0.05, km < 1 ? Math.round(km * 100) / 100 : km < 20 ? Math.round(km * 10) / 10 : Math.round(km)));

/** A form for an area, and drawing of one. `change` is told of an area, or of null to take it away. */
export class AreaTools {
  constructor(view, change, redraw) {
    Object.assign(this, { view, change, redraw, area: null, way: null, line: [] });
    this.opener = button("map-tool wide", () => this.toggle(), say("search.area"));
    this.opener.setAttribute("aria-expanded", "false");
    this.opener.setAttribute("aria-controls", "map-area");
    this.input = Object.assign(element("input"), { type: "number", min: "0.1", max: String(KILOMETRES), step: "0.1", value: "2", required: true, id: "map-radius", inputMode: "decimal" });
    const label = element("label", "", ...around(say("map.radius", { km: GAP }), this.input));
    const apply = Object.assign(element("button", "button", say("map.search_here")), { type: "submit" });
    this.remove = button("button quiet", () => this.finish(null), say("map.remove_area"));
    this.form = element(
      "form", "map-area", element("p", "", label, apply),
      element("p", "", button("button quiet", () => this.start("circle"), say("map.draw_circle")), button("button quiet", () => this.start("free"), say("map.draw_by_hand")), this.remove));
    this.form.id = "map-area";
    this.form.hidden = true;
    this.told = element("span");
    this.told.setAttribute("role", "status");
    this.hint = element("p", "map-area map-hint", this.told, button("button quiet", () => {
      this.stop();
      this.opener.focus();
    }, say("common.cancel")));
    this.hint.hidden = true;
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.finish({ centre: view.centre, km: rounded(Number(this.input.value)) });
    });
    this.form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.toggle(false);
      this.opener.focus();
    });
    this.listen();
  }

  get isDrawing() { return this.way !== null; }

  toggle(isOpen = this.form.hidden, isDrawing = false) {
    this.form.hidden = !isOpen;
    this.opener.setAttribute("aria-expanded", String(isOpen));
    if (!isDrawing) this.stop();
    this.redraw();
  }

  show(area) {
    this.area = area;
    this.remove.hidden = !area;
  }

  start(way) {
    this.stop();
    Object.assign(this, { way, line: [] });
    this.view.isLocked = true;
    this.view.element.classList.add("drawing");
    // What lies over the map would be in the way.
    this.toggle(false, true);
    this.hint.hidden = false;
    this.told.textContent = way === "circle" ? say("map.circle_hint") : say("map.by_hand_hint");
    this.view.element.focus({ preventScroll: true });
  }

  stop() {
    Object.assign(this, { way: null, line: [] });
    this.view.isLocked = false;
    this.view.element.classList.remove("drawing");
    this.hint.hidden = true;
    this.told.textContent = "";
    this.redraw();
  }

  finish(area) {
    this.stop();
    this.change(area);
  }

  /** The area of what is drawn so far; null if it is too small for one. */
  drawn() {
    const [first] = this.line;
    const last = this.line.at(-1);
    const point = (pixel) => unproject(this.view.position(pixel));
    if (this.way === "circle") {
      return Math.hypot(last[0] - first[0], last[1] - first[1]) < 8 ? null : { centre: point(first), km: rounded(distance(point(first), point(last))) };
    }
    const corners = simplified([...this.line, first], CORNERS + 1).slice(0, -1);
    return corners.length < 3 ? null : { corners: corners.map(point) };
  }

  listen() {
    const { view } = this;
    let pointer = null;
    view.element.addEventListener("pointerdown", (event) => {
      if (!this.way || pointer !== null || event.button > 0) return;
      pointer = event.pointerId;
      view.element.setPointerCapture(pointer);
      this.line = [view.local(event)];
      event.preventDefault();
    });
    view.element.addEventListener("pointermove", (event) => {
      if (event.pointerId !== pointer || !this.way) return;
      this.line.push(view.local(event));
      this.redraw();
    });
    for (const end of ["pointerup", "pointercancel"]) {
      view.element.addEventListener(end, (event) => {
        if (event.pointerId !== pointer) return;
        pointer = null;
        const area = this.way && end === "pointerup" ? this.drawn() : null;
        if (area) this.finish(area);
        else {
          this.line = [];
          this.redraw();
        }
      });
    }
  }

  /** Draws the area, and what becomes of it. */
  draw(context, colours) {
    const outline = this.line.length > 1
      ? this.way === "circle" ? this.drawn() && drawArea(this.drawn()).map((point) => this.view.pixel(project(point))) : this.line
      : this.area && drawArea(this.area).map((point) => this.view.pixel(project(point)));
    if (outline) {
      context.beginPath();
      outline.forEach(([x, y], place) => (place ? context.lineTo(x, y) : context.moveTo(x, y)));
      context.closePath();
      Object.assign(context, { fillStyle: colours.accent, strokeStyle: colours.accent, lineWidth: 2, globalAlpha: 0.14 });
      context.fill("evenodd");
      context.globalAlpha = 1;
      context.stroke();
    }
    if (this.form.hidden || this.way) return;
    const [x, y] = [this.view.width / 2, this.view.height / 2];
    context.beginPath();
    for (const [across, down] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      context.moveTo(x + across * 4, y + down * 4);
      context.lineTo(x + across * 12, y + down * 12);
    }
    Object.assign(context, { strokeStyle: colours.ink, lineWidth: 2 });
    context.stroke();
  }
}
