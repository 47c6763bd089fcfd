/**
 * The one gate for addresses that become links.
 *
 * Content, editors and query strings name addresses, and `javascript:` or `data:` would run with the page's rights. The
 * link components take a `SafeHref` and nothing looser, so an address that has not been through here does not compile.
 */
declare const checked: unique symbol;

/** An address that a reader may follow; only `safeHref` makes one. */
export type SafeHref = string & { readonly [checked]: true };

/** What a link takes: a checked address, or one that our own code writes with a start that runs nothing. */
export type Href = SafeHref | `/${string}` | `#${string}` | `?${string}` | `https://${string}`;

const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);
// Browsers drop some of these before they read the scheme; none belongs in an address.
const CONTROL = /\p{Cc}/u;
const HTML_SPACE = /^[\t\n\f\r ]+|[\t\n\f\r ]+$/g;

/**
 * Answers the address if it is http, https, mailto, tel or relative, with outer white space taken off; `//host` becomes
 * `https://host`.
 *
 * @returns `undefined` for an empty address, for every other scheme and for what a browser could read as one
 */
export function safeHref(address: string | undefined): SafeHref | undefined {
  const trimmed = (address ?? '').replace(HTML_SPACE, '');
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
