// Zip archives without compression (APPNOTE 6.3, sections 4.3 and 4.4): pictures are compressed already.

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function checksum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = CRC[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** A header of that signature: numbers of 2 or 4 bytes, little-endian. */
function header(signature, ...fields) {
  const view = new DataView(new ArrayBuffer(4 + fields.reduce((sum, [, size]) => sum + size, 0)));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** Names in UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980: the same files make the same archive. */
const DAY = 0x0021;

/** An archive of files, each with its `path` and its `blob`. */
export async function zip(files) {
  const [parts, directory] = [[], []];
  let offset = 0;
  for (const { path, blob } of files) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const name = new TextEncoder().encode(path);
    const common = [[20, 2], [FLAGS, 2], [0, 2], [0, 2], [DAY, 2], [checksum(bytes), 4], [bytes.length, 4], [bytes.length, 4], [name.length, 2], [0, 2]];
    parts.push(header(0x04034b50, ...common), name, bytes);
    directory.push(header(0x02014b50, [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name);
    offset += 30 + name.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = header(0x06054b50, [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}
