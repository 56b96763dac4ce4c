// What lets whoever posts a listing change it later: a secret of her device, whose hash alone stands in the listing's file, and the private link with
// it. Links have it in their fragment, which browsers send to nobody.
const { base } = document.documentElement.dataset;
const BYTES = 16;
const SECRET = /^[\w-]{22}$/;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST = 80;

/** Bytes in letters, digits, hyphens and underscores (RFC 4648, section 5), without what fills up. */
const written = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

export const isSecret = (text) => typeof text === "string" && SECRET.test(text);
export const isId = (text) => typeof text === "string" && text.length <= MOST && ID.test(text);
export const newSecret = () => written(crypto.getRandomValues(new Uint8Array(BYTES)));

/** What a listing's file says of a secret; empty where the browser cannot tell, which is where pages come over an open connection. */
export async function hashOf(secret) {
  if (!crypto.subtle) return "";
  return written(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}

/** The private link to a listing. */
export const linkTo = ({ id, secret }) => new URL(`${base}post/change/#listing=${id}&key=${secret}`, location.href).href;

/** What a fragment says: the listing's id and the secret, each null if it is none. */
export function readFragment(text) {
  const told = new URLSearchParams(text.slice(1));
  const [id, secret] = [told.get("listing"), told.get("key")];
  return { id: isId(id) ? id : null, secret: isSecret(secret) ? secret : null };
}
