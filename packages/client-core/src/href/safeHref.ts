/**
 * The only check of URLs that become links.
 *
 * Content, editors and query strings contain URLs, and `javascript:` or `data:` URLs would run with the page's privileges.
 * The link components only accept a `SafeHref`, so code with an unchecked URL does not compile.
 */
declare const checked: unique symbol;

/** A URL that is safe to follow; only `safeHref` creates one. */
export type SafeHref = string & { readonly [checked]: true };

/** The URL of a link: a checked one, or a literal of our own code with a harmless beginning. */
export type Href = SafeHref | `/${string}` | `#${string}` | `?${string}` | `https://${string}`;

const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);
// Browsers drop some control characters before they read the scheme; none belongs in a URL.
const CONTROL = /\p{Cc}/u;
// Matches from the first to the last character that is no space of HTML, in one pass.
const TRIMMED = /[^\t\n\f\r ](?:.*[^\t\n\f\r ])?/s;

/**
 * Returns the URL, trimmed, if it is http, https, mailto, tel or relative; `//host` becomes `https://host`.
 *
 * @returns `undefined` for an empty URL, for every other scheme, and for anything that a browser could read as one
 */
export function safeHref(address: string | undefined): SafeHref | undefined {
  const trimmed = TRIMMED.exec(address ?? '')?.[0] ?? '';
  const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  return isFollowable(absolute) ? absolute : undefined;
}

function isFollowable(address: string): address is SafeHref {
  if (address === '' || CONTROL.test(address) || /^\/?\\/.test(address)) return false;
  const beforePath = address.split(/[/?#]/, 1)[0] ?? '';
  if (!beforePath.includes(':')) return true;
  const scheme = beforePath.slice(0, beforePath.indexOf(':')).toLowerCase();
  if (!SCHEMES.has(scheme)) return false;
  return !scheme.startsWith('http') || isWebAddress(address);
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address);
}
