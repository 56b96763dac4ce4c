// Pictures of streets below the pins, from a server that the board has chosen, once a reader has asked for them. Leaflet puts them together.
import { element } from "./elements.js";

/** Loads a script or a style of the site. */
function load(node) {
  return new Promise((resolve, reject) => {
    Object.assign(node, { onload: resolve, onerror: () => reject(new Error(node.src ?? node.href)) });
    document.head.append(node);
  });
}

export class Streets {
  /** Streets that lie in an element below all else that it holds. */
  static async open(surface, { tiles, credit, folder }) {
    await Promise.all([
      load(Object.assign(element("link"), { rel: "stylesheet", href: `${folder}leaflet.css` })),
      load(Object.assign(element("script"), { src: `${folder}leaflet.js` })),
    ]);
    const streets = new Streets();
    streets.node = element("div", "map-streets");
    streets.node.setAttribute("aria-hidden", "true");
    surface.prepend(streets.node);
    const { L } = window;
    // It shows, and no more: what readers do is the map's own.
    streets.map = L.map(streets.node, {
      attributionControl: false, boxZoom: false, doubleClickZoom: false, dragging: false, fadeAnimation: false, keyboard: false,
      scrollWheelZoom: false, tap: false, touchZoom: false, zoomAnimation: false, zoomControl: false, zoomSnap: 0,
    });
    L.tileLayer(tiles, { attribution: credit, maxZoom: 19 }).addTo(streets.map);
    return streets;
  }

  /** Shows what a view shows: at once if it was only moved, and with a little patience if it is being zoomed. */
  show(view) {
    const { centre, zoom } = view;
    clearTimeout(this.waiting);
    if (this.zoom === zoom || this.zoom === undefined) {
      this.set(view);
      return;
    }
    const scale = 2 ** (zoom - this.zoom);
    const [x, y] = view.pixel(this.position);
    this.node.style.transform = `translate(${x - view.width / 2}px, ${y - view.height / 2}px) scale(${scale})`;
    this.waiting = setTimeout(() => { if (view.zoom === zoom && view.centre.join() === centre.join()) this.set(view); }, 120);
  }

  set(view) {
    Object.assign(this, { zoom: view.zoom, position: [view.x, view.y] });
    this.node.style.transform = "";
    this.map.invalidateSize({ pan: false });
    this.map.setView(view.centre, view.zoom, { animate: false });
  }

  hide() {
    clearTimeout(this.waiting);
    this.node.hidden = true;
  }
}
