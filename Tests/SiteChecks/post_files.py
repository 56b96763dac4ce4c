"""Photographs as phones make them, and files that only look like pictures, for the checks of posting; and what a JPEG holds."""

import struct
import zlib

# A photograph of coarse and fine shapes, red in its left half and blue in its right one.
DRAW = """async ([width, height, type]) => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  let seed = 7;
  const random = () => (seed = seed * 48271 % 2147483647) / 2147483647;
  for (const [left, hue] of [[0, 0], [width / 2, 240]]) {
    for (let count = 0; count < 900; count += 1) {
      pen.fillStyle = `hsl(${hue + random() * 20} ${60 + random() * 40}% ${30 + random() * 35}%)`;
      const size = width / (4 + random() * 90);
      pen.fillRect(left + random() * width / 2 - size / 2, random() * height - size / 2, size, size);
    }
    pen.clearRect(left + width / 2, 0, width, height);
  }
  const noise = new ImageData(256, 256);
  for (let place = 0; place < noise.data.length; place += 4) noise.data.set([128, 128, 128, random() * 70], place);
  const tile = new OffscreenCanvas(256, 256);
  tile.getContext("2d").putImageData(noise, 0, 0);
  pen.globalCompositeOperation = "source-atop";
  pen.fillStyle = pen.createPattern(tile, "repeat");
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = "hsl(0 80% 40%)";
  pen.fillRect(0, 0, width / 2, height);
  pen.fillStyle = "hsl(240 80% 40%)";
  pen.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type, quality: 0.95 });
}"""
# What of a picture is red and what blue: at its left, its right, its top and its bottom.
COLOURS = """async (blob) => {
  const picture = await createImageBitmap(blob);
  const { width, height } = picture;
  const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
  pen.drawImage(picture, 0, 0);
  return Object.fromEntries(Object.entries({ left: [0.1, 0.5], right: [0.9, 0.5], top: [0.5, 0.1], bottom: [0.5, 0.9] }).map(([side, [x, y]]) => {
    const { data } = pen.getImageData(Math.floor(x * width) - 5, Math.floor(y * height) - 5, 10, 10);
    const sums = [0, 0];
    for (let place = 0; place < data.length; place += 4) { sums[0] += data[place]; sums[1] += data[place + 2]; }
    return [side, sums[0] > sums[1] ? "red" : "blue"];
  }));
}"""


def exif(orientation):
    """A block of Exif as a phone writes it: how the phone was held, who made it, and where (TIFF 6.0, Exif 2.32)."""
    maker = b"Secret Camera 3000\0"
    entries = 3
    maker_at = 8 + 2 + 12 * entries + 4
    place_at = maker_at + len(maker) + len(maker) % 2
    value_at = place_at + 2 + 12 * 2 + 4
    head = struct.pack("<2sHI", b"II", 42, 8) + struct.pack("<H", entries)
    head += struct.pack("<HHII", 0x010F, 2, len(maker), maker_at)
    head += struct.pack("<HHIHH", 0x0112, 3, 1, orientation, 0)
    head += struct.pack("<HHII", 0x8825, 4, 1, place_at) + struct.pack("<I", 0)
    place = struct.pack("<H", 2) + struct.pack("<HHI4s", 1, 2, 2, b"S\0\0\0") + struct.pack("<HHII", 2, 5, 3, value_at) + struct.pack("<I", 0)
    block = (head + maker).ljust(place_at, b"\0") + place + struct.pack("<6I", 37, 1, 48, 1, 123456, 10000)
    return b"\xff\xe1" + struct.pack(">H", 2 + 6 + len(block)) + b"Exif\0\0" + block


def held(jpeg, orientation):
    """A JPEG as a phone that was held otherwise takes it, with a comment of its program."""
    comment = b"edited by Secret Program"
    return jpeg[:2] + exif(orientation) + b"\xff\xfe" + struct.pack(">H", 2 + len(comment)) + comment + jpeg[2:]


def segments(jpeg):
    """The markers of a JPEG before its pixels, with what follows each (ITU-T T.81, annex B)."""
    place, found = 2, []
    while True:
        assert jpeg[place] == 0xFF, f"no marker at {place}"
        marker, size = jpeg[place + 1], struct.unpack(">H", jpeg[place + 2:place + 4])[0]
        found.append((marker, jpeg[place + 4:place + 2 + size]))
        if marker == 0xDA:
            return found
        place += 2 + size


def size_of(jpeg):
    """Width and height of a JPEG."""
    frame = next(data for marker, data in segments(jpeg) if marker in (0xC0, 0xC1, 0xC2))
    height, width = struct.unpack(">HH", frame[1:5])
    return width, height


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height, rows=None, *extra):
    """A PNG of that size, in four colours of which the last is transparent; with `rows` as its pixels, which need not be all."""
    pixels = rows if rows is not None else b"".join(b"\0" + bytes((x * 4 // width) for x in range(width)) for _ in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
            + chunk(b"PLTE", bytes([200, 30, 30, 30, 200, 30, 30, 30, 200, 255, 255, 255])) + chunk(b"tRNS", bytes([255, 255, 255, 0])) + b"".join(extra)
            + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b""))


HEIC = struct.pack(">I", 24) + b"ftypheic" + bytes(4) + b"mif1heic" + struct.pack(">I4sII4sIII", 40, b"meta", 0, 28, b"ispe", 0, 4032, 3024) + bytes(400)
"""The head of a photo as iPhones take them, as far as a browser that knows no such photos looks."""
