// Numbers as Houser packs them into text.

const BASE = 90;

/** Packed numbers: digits to the base 90, "#" to "~" without the backslash, equally many for each. */
export function unpack(text, count) {
  const numbers = new Uint32Array(count);
  const width = count ? text.length / count : 0;
  for (let place = 0, at = 0; place < count; place += 1) {
    let number = 0;
    for (let digit = 0; digit < width; digit += 1, at += 1) {
      const code = text.charCodeAt(at);
      number = number * BASE + code - (code > 92 ? 36 : 35);
    }
    numbers[place] = number;
  }
  return numbers;
}

/** Rows, each told by how many lie between it and the one before. */
export function rising(steps) {
  let row = -1;
  return Array.from(steps, (step) => (row += step + 1));
}
