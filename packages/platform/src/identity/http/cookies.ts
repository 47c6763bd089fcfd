/**
 * Cookies of the site's own: over TLS with a prefix that browsers accept from the host itself alone. A site that stands under
 * a path shares its host with others and keeps its cookies to that path, which that prefix does not allow.
 */
import type { Context } from 'hono';

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:');

export interface CookieOptions {
  /** Where the site stands; over plain http a cookie cannot be secure. */
  readonly siteUrl: string;
  readonly name: string;
}

export interface CookieValue extends CookieOptions {
  readonly value: string;
  /** In seconds; until the browser is closed without it. */
  readonly maxAge?: number | undefined;
  /** `None` reaches posts from other sites, and needs TLS: over plain http it becomes `Lax`. */
  readonly sameSite?: 'Lax' | 'None';
}

function nameOf({ siteUrl, name }: CookieOptions): string {
  if (!isSecure(siteUrl)) return name;
  return new URL(siteUrl).pathname === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/** The value of a cookie that came with a request. */
export function readCookie(request: Request, options: CookieOptions): string | undefined {
  const prefix = `${nameOf(options)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || undefined;
}

/** The value of `Set-Cookie` for a cookie that scripts cannot read. */
export function printCookie(cookie: CookieValue): string {
  const { siteUrl, value, maxAge, sameSite = 'Lax' } = cookie;
  const secure = isSecure(siteUrl);
  const parts = [`${nameOf(cookie)}=${value}`, 'Path=/', 'HttpOnly'];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  parts.push(`SameSite=${secure ? sameSite : 'Lax'}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** Gives the browser a cookie that scripts cannot read. */
export function writeCookie(call: Pick<Context, 'header'>, cookie: CookieValue): void {
  call.header('Set-Cookie', printCookie(cookie), { append: true });
}
