// Lists of listings in an address: the paths of their pages, with commas, each folder said once as long as it stays the same:
// "rentals/gipps-street-terrace,langridge-warehouse-studio,items/green-city-bicycle".
import { PATH, base } from "./records.js";

/** Of more an address would be cut off on its way. */
export const MOST = 40;

export function listText(paths) {
  let folder = "";
  return paths.slice(0, MOST).map((path) => {
    const [own, name] = path.split("/");
    const short = own === folder ? name : path;
    folder = own;
    return short;
  }).join(",");
}

/** The paths of a list from anywhere; null if any of it is something else. */
export function readList(text) {
  if (!text || text.length > MOST * 270) return null;
  let folder = "";
  const paths = text.split(",").map((part) => {
    const path = part.includes("/") ? part : `${folder}/${part}`;
    [folder] = path.split("/");
    return path;
  });
  return paths.length <= MOST && paths.every((path) => PATH.test(path)) ? [...new Set(paths)] : null;
}

export const shareAddress = (paths) => new URL(`${base}saved/#list=${listText(paths)}`, location.href).href;
export const compareAddress = (paths) => `${base}compare/?ids=${listText(paths)}`;
