// The board's own server, which takes packages of the posting pages: what it is sent, and what it answers.
import { language } from "../language.js";
import { say } from "../say.js";

/**
 * How long it may take to answer, in milliseconds, and how many bytes a millisecond a bad line sends at least: fewer than the server
 * bears with (Sources/Inbox/InboxLimits.swift), so that it is the one to give up.
 */
const PATIENCE = 60_000;
const SLOWEST = 15;
const MINUTE = 60_000;
/** The longest explanation of a server that is shown, in letters. */
const LONGEST_DETAIL = 500;

/** What a board's server says of why it takes nothing, as problem details (RFC 9457) have it, and when it would. */
class NotTaken extends Error {
  constructor(detail, after) {
    super(detail);
    const seconds = Number(after);
    const moment = after && new Date(Number.isFinite(seconds) ? Date.now() + seconds * 1_000 : after);
    this.until = moment > Date.now() ? moment : null;
  }
}

/** That a server answers nothing. */
class NotReached extends Error {}

/** The minute from which somebody can try again, with its day if that is another one. */
function minuteAfter(moment) {
  const minute = new Date(Math.ceil(moment / MINUTE) * MINUTE);
  const isToday = minute.toDateString() === new Date().toDateString();
  return minute.toLocaleString(language, { ...isToday ? {} : { day: "numeric", month: "long" }, hour: "numeric", minute: "2-digit" });
}

/** What a finding tells in figures; all else is text. */
const FIGURES = new Set(["line", "column"]);

/** What is of the form that it should be, of a finding that somebody's server tells of. */
const wellFormed = (finding) => Object.fromEntries(Object.entries(finding).filter(([key, value]) => (FIGURES.has(key) ? Number.isSafeInteger(value) : typeof value === "string")));

/** Sends a package to the board's server. Gives what it answers: `{ accepted }`, or `{ findings }`. */
export async function relay(address, body) {
  const response = await fetch(address, {
    method: "POST", body, headers: { "content-type": "application/zip", accept: "application/json" }, signal: AbortSignal.timeout(PATIENCE + body.size / SLOWEST),
  }).catch((cause) => { throw new NotReached(address, { cause }); });
  const answer = await response.json().catch(() => ({}));
  const findings = Array.isArray(answer?.findings) ? answer.findings.map((finding) => wellFormed(finding ?? {})).filter(({ message }) => message) : [];
  if (response.ok) return answer ?? {};
  if (response.status === 422 && findings.length) return { findings };
  if (typeof answer?.detail === "string" && answer.detail.trim()) throw new NotTaken(answer.detail.slice(0, LONGEST_DETAIL), response.headers.get("retry-after"));
  throw new Error(`${response.status} ${address}`);
}

/** Whether a server was out of reach. */
export const isNotReached = (error) => error instanceof NotReached;

/** Why something was not taken, in sentences; null if the server did not say. */
export function whyNot(error) {
  if (!(error instanceof NotTaken)) return null;
  const { message, until } = error;
  return [say("post.not_taken"), message, ...until ? [say("post.again", { time: minuteAfter(until) })] : []].join(" ");
}
