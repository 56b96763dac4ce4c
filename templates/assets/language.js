// The language in which scripts tell numbers, days and lists: that of the page or, in the service worker, what sw.js says.
export const language = globalThis.document?.documentElement.lang ?? houser.language;

/** Whether days and times are told as the English site tells them, in fewer signs than browsers do. */
export const isEnglish = language.startsWith("en");
