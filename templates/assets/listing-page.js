// On a listing's own page: its pictures over the whole screen, and what is kept of it on this device.
import { offerOn } from "./device/listing.js";
import { isOff } from "./device/records.js";
import { openGallery } from "./gallery.js";

const pictures = document.querySelector(".pictures");
if (pictures) openGallery(pictures);
const page = document.querySelector(".listing[data-id]");
if (page && !isOff()) offerOn(page);
