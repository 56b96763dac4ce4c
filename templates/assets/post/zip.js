// Puts files into a ZIP archive (PKWARE's APPNOTE.TXT, version 6.3.10), as they are: pictures are packed already. The same files give the same
// bytes each time.

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** The version that programs need to unpack it; the same, made on Unix; names in UTF-8; the first day that the format knows; a plain file. */
const [NEEDED, MADE, UTF8, DAY, MODE] = [20, 3 << 8 | 20, 1 << 11, 0x21, 0o100644 << 16 >>> 0];
const MOST_FILES = 0xffff;
const MOST_BYTES = 0xffffffff;

let table = null;
/** The checksum of bytes (CRC-32). */
function checksum(bytes) {
  table ??= Uint32Array.from({ length: 256 }, (_, start) => {
    let sum = start;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? sum >>> 1 ^ 0xedb88320 : sum >>> 1;
    return sum;
  });
  let sum = 0xffffffff;
  for (const byte of bytes) sum = sum >>> 8 ^ table[(sum ^ byte) & 0xff];
  return ~sum >>> 0;
}

/** Numbers one after another, each with how many bytes it takes, the lowest first. */
function numbers(...pairs) {
  const bytes = new Uint8Array(pairs.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const [size, value] of pairs) {
    if (size === 2) view.setUint16(place, value, true);
    else view.setUint32(place, value, true);
    place += size;
  }
  return bytes;
}

/** The name of a file in the archive, as bytes. Throws for one that would be unpacked elsewhere, or twice. */
function nameOf(path, known) {
  const isPlain = path.split("/").every((part) => part !== "" && part !== "." && part !== "..") && !/[\\:\0]/.test(path) && path.isWellFormed?.() !== false;
  if (!isPlain) throw new Error(`${JSON.stringify(path)} can't be a file in an archive`);
  const plain = path.normalize("NFC").toLowerCase();
  if (known.has(plain)) throw new Error(`${path} would be twice in the archive`);
  known.add(plain);
  const name = new TextEncoder().encode(path);
  if (name.length > 0xffff) throw new Error("a path is too long for an archive");
  return name;
}

/** An archive of files, each `{ path, bytes }` or `{ path, blob }`, in their order. Throws for what does not fit into one. */
export async function zip(files) {
  if (files.length > MOST_FILES) throw new Error(`an archive can't have ${files.length} files`);
  const [parts, list, known] = [[], [], new Set()];
  let place = 0;
  const add = (to, ...bytes) => {
    to.push(...bytes);
    return bytes.reduce((sum, one) => sum + (one.size ?? one.length), 0);
  };
  for (const { path, bytes, blob } of files) {
    const name = nameOf(path, known);
    const content = bytes ?? new Uint8Array(await blob.arrayBuffer());
    const size = content.length;
    const common = [[2, UTF8], [2, 0], [2, 0], [2, DAY], [4, checksum(content)], [4, size], [4, size], [2, name.length], [2, 0]];
    list.push(numbers([4, CENTRAL], [2, MADE], [2, NEEDED], ...common, [2, 0], [2, 0], [2, 0], [4, MODE], [4, place]), name);
    place += add(parts, numbers([4, LOCAL], [2, NEEDED], ...common), name, blob ?? content);
    if (place > MOST_BYTES) throw new Error("an archive can't have so many bytes");
  }
  const size = add(parts, ...list);
  if (place + size > MOST_BYTES) throw new Error("an archive can't have so many bytes");
  parts.push(numbers([4, END], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, place], [2, 0]));
  return new Blob(parts, { type: "application/zip" });
}
