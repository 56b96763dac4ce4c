// A short tick in the hand when something is switched or opens, where the device can and the reader has nothing against it.
import { settings } from "./records.js";

const SHORT = 10;
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const canVibrate = () => "vibrate" in navigator;

/** Only what was pressed just now is felt, never a page that opens by itself. */
export function tick() {
  if (canVibrate() && !isStill() && navigator.userActivation?.isActive && settings.value.vibrate !== false) navigator.vibrate(SHORT);
}
