/** Writing and reading the text of `document.cookie`: names and values percent-encoded, as UTF-8. */

export interface CookieAttributes {
  readonly path: string;
  readonly domain?: string;
  /** Whole seconds; `undefined` makes a cookie that ends with the browser session. */
  readonly maxAgeSeconds?: number;
  /** The moment of expiry in milliseconds since 1970, said beside the age. */
  readonly expiresMs?: number;
  readonly sameSite: 'Strict' | 'Lax' | 'None';
  readonly secure: boolean;
}

/** Percent-encodes a text. Half a surrogate pair, which UTF-8 cannot hold, becomes U+FFFD. */
export function encodeCookiePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function decodeCookiePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Another script's cookie with a bare "%": its text is its value.
    return text;
  }
}

/** Reads `name=value; name=value`. The first of two cookies of one name wins: browsers put the closest path first. */
export function parseCookies(text: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of text.split(';')) {
    const equals = part.indexOf('=');
    if (equals === -1) continue;
    const name = decodeCookiePart(part.slice(0, equals).trim());
    if (!cookies.has(name)) cookies.set(name, decodeCookiePart(part.slice(equals + 1).trim()));
  }
  return cookies;
}

/** The text that, given to `document.cookie`, writes one cookie. */
export function formatCookie(name: string, encodedValue: string, attributes: CookieAttributes): string {
  const { path, domain, maxAgeSeconds, expiresMs, sameSite, secure } = attributes;
  const parts = [`${encodeCookiePart(name)}=${encodedValue}`];
  if (expiresMs !== undefined) parts.push(`Expires=${new Date(expiresMs).toUTCString()}`);
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  if (domain !== undefined && domain !== '') parts.push(`Domain=${domain}`);
  parts.push(`Path=${path}`, `SameSite=${sameSite}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
