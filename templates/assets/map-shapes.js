// Draws land, borders and names from the outlines that Houser publishes in tiles; asks for those that are in sight and no others.
import { project } from "./map-view.js";

/** What paths are told in, per world: large enough that all is whole pixels, small enough for the numbers of a canvas. */
const FINE = 2 ** 20;
/** The zooms from which on a level is drawn. */
const FROM = [0, 8, 11];
/** Where names of cities give way to those of suburbs. */
const CITIES = 10.5;

async function load(url, cache = "default") {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json();
}

/** The lines of a text of steps, see OutlineText.swift: of each, the numbers of its points, x before y. */
export function readLines(text, x, y) {
  let at = 0;
  const digit = () => {
    const code = text.charCodeAt(at);
    at += 1;
    return code - (code > 92 ? 36 : 35);
  };
  const number = () => {
    const first = digit();
    if (first < 60) return first;
    if (first < 87) return 60 + (first - 60) * 90 + digit();
    if (first < 89) return 2490 + ((first - 87) * 90 + digit()) * 90 + digit();
    return 18690 + ((digit() * 90 + digit()) * 90 + digit()) * 90 + digit();
  };
  const step = () => {
    const stored = number();
    return stored % 2 ? -(stored + 1) / 2 : stored / 2;
  };
  const lines = [];
  while (at < text.length) {
    const line = [];
    for (; at < text.length && text.charCodeAt(at) !== 32; ) {
      x += step();
      y += step();
      line.push(x, y);
    }
    at += 1;
    lines.push(line);
  }
  return lines;
}

/** A file of outlines as paths. */
class Tile {
  constructor(content, { units, step, size, margin, column, row }) {
    const origin = [(column * size) / step, (row * size) / step];
    const degrees = (x, y) => [(y * step) / units - 90, (x * step) / units];
    // What is no tile is told from the equator, since the pole lies infinitely far away.
    this.corner = project(size ? degrees(origin[0], origin[1] + size / step) : [0, 0]);
    const [left, top] = this.corner;
    const plot = (x, y) => {
      const [across, down] = project(degrees(x, y));
      return [(across - left) * FINE, (down - top) * FINE];
    };
    this.size = size ? plot(origin[0] + size / step, origin[1]) : null;
    this.land = new Path2D();
    this.coast = new Path2D();
    this.borders = new Path2D();
    const edges = size ? [origin[0] - margin, origin[0] + size / step + margin, origin[1] - margin, origin[1] + size / step + margin] : [];
    for (const ring of readLines(content.land, ...origin)) {
      let [lastX, lastY] = ring.slice(-2);
      this.coast.moveTo(...plot(lastX, lastY));
      for (let place = 0; place < ring.length; place += 2) {
        const [x, y] = [ring[place], ring[place + 1]];
        const [across, down] = plot(x, y);
        if (place) this.land.lineTo(across, down);
        else this.land.moveTo(across, down);
        // What runs along the edge of a tile is no coast.
        const isEdge = edges.some((edge, way) => (way < 2 ? x === edge && lastX === edge : y === edge && lastY === edge));
        if (isEdge) this.coast.moveTo(across, down);
        else this.coast.lineTo(across, down);
        [lastX, lastY] = [x, y];
      }
      this.land.closePath();
    }
    for (const line of readLines(content.borders, ...origin)) {
      for (let place = 0; place < line.length; place += 2) {
        const point = plot(line[place], line[place + 1]);
        if (place) this.borders.lineTo(...point);
        else this.borders.moveTo(...point);
      }
    }
    this.names = (content.names ?? []).map(([text, x, y, width]) => ({
      text, at: project(degrees(origin[0] + x, origin[1] + y)), width: (width * step) / units / 360,
    }));
  }
}

export class MapShapes {
  /** Outlines from a folder. `changed` is told when more is there to be drawn. */
  constructor(folder, changed) {
    Object.assign(this, { folder, changed, tiles: new Map(), packs: new Map(), widths: new Map(), levels: [], attribution: [], cities: [] });
  }

  /** Loads what there is, and the country. */
  async open() {
    const { attribution, cities, levels, units, version } = await load(`${this.folder}index.json`, "no-cache");
    Object.assign(this, { attribution, units, version });
    // Of each tile those that lie in its file.
    this.levels = levels.map(({ tiles, ...level }) => ({
      ...level, tiles: new Map(tiles.split(" ").flatMap((pack) => pack.split(",").map((tile) => [tile, pack]))),
    }));
    this.cities = cities.map(([text, ...point]) => ({ text, point, at: project(point) }));
    this.ask("country", { ...this.levels[0], column: 0, row: 0 }, () => load(`${this.folder}country.json?v=${this.version}`));
  }

  /** The tile of a name, if it is there; asks for its outlines if nobody has. */
  ask(name, shape, outlines) {
    if (!this.tiles.has(name)) {
      this.tiles.set(name, null);
      outlines().then((content) => {
        this.tiles.set(name, new Tile(content, { ...shape, units: this.units }));
        this.changed();
      }).catch((error) => {
        // The coarser outlines stay; another look at the place asks again.
        this.tiles.delete(name);
        reportError(error);
      });
    }
    return this.tiles.get(name);
  }

  /** The outlines of the tiles of a file, by their names; `pack` is these names. */
  pack(level, pack) {
    const url = `${this.folder}${level}/${pack.split(",")[0]}.json?v=${this.version}.${pack}`;
    if (!this.packs.has(url)) {
      this.packs.set(url, load(url));
      this.packs.get(url).catch(() => this.packs.delete(url));
    }
    return this.packs.get(url);
  }

  /** The tiles of a level that a view shows. */
  visible(level, { west, north, east, south }) {
    const { tiles, ...shape } = this.levels[level];
    const { size } = shape;
    const latitude = (y) => (2 * Math.atan(Math.exp(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
    const place = (degrees) => Math.floor((degrees * this.units) / size);
    const [left, right] = [west, east].map((x) => place(x * 360 - 180));
    const [bottom, top] = [south, north].map((y) => place(latitude(y)));
    const found = [];
    for (let column = left; column <= right; column += 1) {
      for (let row = bottom; row <= top; row += 1) {
        const name = `${column}-${row}`;
        if (!tiles.has(name)) continue;
        const outlines = async () => (await this.pack(level, tiles.get(name)))[name];
        found.push(this.ask(`${level}/${name}`, { ...shape, column, row }, outlines));
      }
    }
    return found.filter(Boolean);
  }

  /** Draws what a view shows, on a canvas with that many pixels for each of the page's. `taken` are boxes that names keep away from. */
  draw(context, view, colours, density, taken) {
    context.setTransform(density, 0, 0, density, 0, 0);
    context.fillStyle = colours.water;
    context.fillRect(0, 0, view.width, view.height);
    context.lineJoin = "round";
    const { box } = view;
    const country = this.tiles.get("country");
    const layers = [country ? [country] : []];
    for (const level of [1, 2]) layers.push(this.levels.length && view.zoom >= FROM[level] ? this.visible(level, box) : []);
    layers.forEach((tiles, level) => {
      const scale = view.scale / FINE;
      const move = ({ corner }) => {
        const [left, top] = view.pixel(corner);
        context.setTransform(density * scale, 0, 0, density * scale, density * left, density * top);
      };
      for (const tile of tiles) {
        move(tile);
        if (tile.size) {
          context.fillStyle = colours.water;
          context.fillRect(0, 0, ...tile.size);
        }
        context.fillStyle = colours.land;
        context.fill(tile.land, "evenodd");
      }
      for (const tile of tiles) {
        move(tile);
        context.lineWidth = 1 / scale;
        context.strokeStyle = colours.border;
        context.stroke(tile.borders);
        context.strokeStyle = colours.shore;
        context.stroke(tile.coast);
      }
    });
    context.setTransform(density, 0, 0, density, 0, 0);
    this.drawNames(context, view, colours, layers[2], [...taken]);
  }

  drawNames(context, view, colours, tiles, taken) {
    const names = view.zoom < CITIES ? this.cities : tiles.flatMap((tile) => tile.names);
    const isCity = view.zoom < CITIES;
    context.font = `${isCity ? "600 13px" : "12px"} ${colours.font}`;
    Object.assign(context, { textAlign: "center", textBaseline: "middle", lineWidth: 3, strokeStyle: colours.land, fillStyle: colours.soft });
    for (const { text, at, width } of names) {
      const [x, y] = view.pixel(at);
      if (x < -40 || y < -10 || x > view.width + 40 || y > view.height + 10) continue;
      const key = `${isCity}${text}`;
      if (!this.widths.has(key)) this.widths.set(key, context.measureText(text).width);
      const half = this.widths.get(key) / 2 + 3;
      // A name belongs into its suburb.
      if (!isCity && width * view.scale < half * 1.6) continue;
      const box = [x - half, y - 9, x + half, y + 9];
      if (taken.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3])) continue;
      taken.push(box);
      context.strokeText(text, x, y);
      context.fillText(text, x, y);
    }
  }
}
