// Makes a picture ready to be published: upright, of a sensible size, as JPEG (or PNG, if it is a drawing), and with nothing in it but pixels.
// It is a classic script that imports nothing: a worker runs it, or a page whose browser has no canvas in workers (shrink.js).
//
// A task is `{ file, turn, isReady }`: a file, how many quarters of a turn clockwise, and whether it was made here before. The answer is
// `{ blob, small, width, height }`, or why there is none: `{ fault, width, height }`.
const shrinking = (() => {
  const LONGEST = 2_000;
  /** Of the picture that stands for it on the page. */
  const LONGEST_SMALL = 480;
  /** What the program takes (Sources/ImageFiles/ImageFile.swift). */
  const MOST_BYTES = 32 * 2 ** 20;
  const MOST_PIXELS = 50_000_000;
  const MOST_SIDE = 20_000;
  /** In bytes; a photograph that has more is written again, less finely. */
  const ENOUGH = 450_000;
  const [FINE, COARSE, SMALL] = [0.82, 0.5, 0.75];
  const TRIES = 3;
  const JPEG = "image/jpeg";
  const PNG = "image/png";

  class Refused extends Error {
    constructor(fault, size = {}) {
      super(fault);
      this.answer = { fault, ...size };
    }
  }

  const holds = (bytes, text, place) => [...text].every((sign, offset) => bytes[place + offset] === sign.charCodeAt(0));

  function formatOf(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
    if (bytes[0] === 0x89 && holds(bytes, "PNG", 1)) return "png";
    if (holds(bytes, "GIF8", 0)) return "gif";
    if (holds(bytes, "RIFF", 0) && holds(bytes, "WEBP", 8)) return "webp";
    if (holds(bytes, "BM", 0)) return "bmp";
    if (!holds(bytes, "ftyp", 4)) return null;
    if (holds(bytes, "avi", 8)) return "avif";
    return ["hei", "hev", "mif1", "msf1"].some((brand) => holds(bytes, brand, 8)) ? "heic" : null;
  }

  /** How large each says it is, as [width, height], before anything is unpacked. One that is cut short throws, or gives nothing. */
  const SIZES = {
    jpeg(bytes, view) {
      let size;
      for (let place = 2; ;) {
        const marker = view.getUint8(place + 1);
        // What lies between the parts, and fill, is passed over; some marks stand alone.
        if (view.getUint8(place) !== 0xff || marker === 0xff) place += 1;
        else if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) place += 2;
        else if (marker === 0xd9) return undefined;
        else {
          // Three of these are tables: of Huffman's codes, of a reserved kind, and of arithmetic coding.
          const isFrame = marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
          if (isFrame) size ??= [view.getUint16(place + 7), view.getUint16(place + 5)];
          place += 2 + view.getUint16(place + 2);
          if (marker === 0xda) return hasEnd(bytes, place) ? size : undefined;
        }
      }
    },
    png(bytes, view) {
      for (let place = 8; !holds(bytes, "IEND", place + 4);) place += 12 + view.getUint32(place);
      return [view.getUint32(16), view.getUint32(20)];
    },
    gif: (_, view) => [view.getUint16(6, true), view.getUint16(8, true)],
    bmp: (_, view) => [view.getInt32(18, true), Math.abs(view.getInt32(22, true))],
    webp(bytes, view) {
      if (view.getUint32(4, true) + 8 > bytes.length) return undefined;
      if (holds(bytes, "VP8 ", 12)) return [26, 28].map((place) => view.getUint16(place, true) & 0x3fff);
      const packed = view.getUint32(21, true);
      if (holds(bytes, "VP8L", 12)) return [packed & 0x3fff, packed >> 14 & 0x3fff].map((side) => side + 1);
      return [24, 27].map((place) => (view.getUint16(place, true) | view.getUint8(place + 2) << 16) + 1);
    },
    // Of all that the file describes the largest: it may be put together of many.
    avif(bytes, view) {
      const text = new TextDecoder("latin1").decode(bytes.subarray(0, 2 ** 20));
      let largest;
      for (let place = text.indexOf("ispe"); place > 0; place = text.indexOf("ispe", place + 4)) {
        const size = [view.getUint32(place + 8), view.getUint32(place + 12)];
        if (!largest || size[0] * size[1] > largest[0] * largest[1]) largest = size;
      }
      return largest;
    },
  };
  SIZES.heic = SIZES.avif;

  /** Whether the compressed pixels of a JPEG have an end: in them that mark stands for nothing else. */
  function hasEnd(bytes, start) {
    for (let place = bytes.indexOf(0xff, start); place >= 0; place = bytes.indexOf(0xff, place + 1)) if (bytes[place + 1] === 0xd9) return true;
    return false;
  }

  /** The format of a file. Throws for what is none, is not whole or would not fit into memory. */
  async function inspect(file) {
    if (file.size > MOST_BYTES) throw new Refused("large");
    let bytes;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      throw new Refused("unreadable");
    }
    const format = formatOf(bytes);
    if (!format) throw new Refused("none");
    let size;
    try {
      size = SIZES[format](bytes, new DataView(bytes.buffer));
    } catch {
      // It ends before it says.
    }
    const [width, height] = size ?? [0, 0];
    if (!(width > 0 && height > 0)) throw new Refused("damaged");
    if (width * height > MOST_PIXELS || Math.max(width, height) > MOST_SIDE) throw new Refused("huge", { width, height });
    return format;
  }

  async function decode(file, format) {
    try {
      return await createImageBitmap(file.slice(0, file.size, `image/${format}`));
    } catch {
      throw new Refused(format === "heic" ? "heic" : format === "avif" || format === "bmp" ? "none" : "damaged");
    }
  }

  function canvasOf(width, height) {
    const canvas = self.OffscreenCanvas ? new self.OffscreenCanvas(width, height) : Object.assign(document.createElement("canvas"), { width, height });
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    return { canvas, pen };
  }

  /** A picture, or a drawn one, on a canvas no longer than so many pixels. */
  function drawn(picture, longest, turn = 0) {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
    const { canvas, pen } = turn % 2 ? canvasOf(height, width) : canvasOf(width, height);
    pen.translate(canvas.width / 2, canvas.height / 2);
    pen.rotate(turn * Math.PI / 2);
    pen.drawImage(picture, -width / 2, -height / 2, width, height);
    return { canvas, pen };
  }

  async function encoded(canvas, type, quality) {
    const blob = await (canvas.convertToBlob ? canvas.convertToBlob({ type, quality }) : new Promise((done) => { canvas.toBlob(done, type, quality); }));
    if (blob?.type !== type) throw new Error(`no ${type}`);
    return blob;
  }

  /** Where the parts of a JPEG lie that hold anything but the picture, as browsers put there what they think of its colours and its size. */
  function extrasOfJPEG(view) {
    const extras = [];
    for (let place = 2; view.getUint8(place + 1) !== 0xda;) {
      const marker = view.getUint8(place + 1);
      const end = place + 2 + view.getUint16(place + 2);
      if (marker > 0xe0) extras.push([place, end]);
      place = end;
    }
    return extras;
  }

  /** The same of a PNG: all that is neither needed nor what can be seen through. */
  function extrasOfPNG(view) {
    const extras = [];
    for (let place = 8; place < view.byteLength;) {
      const end = place + 12 + view.getUint32(place);
      const name = view.getUint32(place + 4);
      if (name >> 29 & 1 && name !== 0x74524e53) extras.push([place, end]);
      place = end;
    }
    return extras;
  }

  /** A picture without those. */
  async function bare(blob) {
    const view = new DataView(await blob.arrayBuffer());
    const parts = [];
    let place = 0;
    for (const [start, end] of (blob.type === PNG ? extrasOfPNG : extrasOfJPEG)(view)) {
      parts.push(blob.slice(place, start));
      place = end;
    }
    return new Blob([...parts, blob.slice(place)], { type: blob.type });
  }

  /** What can be seen through is white then. */
  async function photograph({ canvas, pen }) {
    pen.resetTransform();
    pen.globalCompositeOperation = "destination-over";
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    let quality = FINE;
    for (let tries = 1; ; tries += 1) {
      const blob = await encoded(canvas, JPEG, quality);
      if (blob.size <= ENOUGH || tries === TRIES || quality === COARSE) return blob;
      // Half as many bytes take about a quarter of the scale.
      quality = Math.max(COARSE, quality - Math.log2(blob.size / ENOUGH) / 4);
    }
  }

  /** Drawings and screenshots are small as PNG, keep their sharp edges, and may be seen through. */
  async function written(whole, format) {
    const drawing = format === "png" || format === "gif" ? await encoded(whole.canvas, PNG) : null;
    return bare(drawing && drawing.size <= ENOUGH ? drawing : await photograph(whole));
  }

  async function shrink({ file, turn, isReady }) {
    const format = await inspect(file);
    const picture = await decode(file, format);
    let whole;
    try {
      whole = drawn(picture, LONGEST, turn);
    } finally {
      picture.close();
    }
    // What was made here already is not made worse.
    const blob = isReady && turn === 0 ? file : await written(whole, format);
    const { width, height } = whole.canvas;
    const small = await encoded(drawn(whole.canvas, LONGEST_SMALL).canvas, blob.type === PNG ? PNG : JPEG, SMALL);
    // Some browsers keep the memory of a canvas until much later.
    whole.canvas.width = 0;
    return { blob, small, width, height };
  }

  /** The answer to a task. Never throws. */
  return async (task) => {
    try {
      return await shrink(task);
    } catch (error) {
      return error instanceof Refused ? error.answer : { fault: "damaged" };
    }
  };
})();

if (self.WorkerGlobalScope) self.onmessage = async ({ data }) => self.postMessage(await shrinking(data));
