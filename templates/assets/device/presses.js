// What answers presses of hearts, and of what stands beneath them: all of it is about to be needed when one of it is.
import { press as pressHeart } from "./hearts.js";
import "./not-for-me.js";

export const press = pressHeart;
