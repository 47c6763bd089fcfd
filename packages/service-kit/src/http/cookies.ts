/**
 * The site's own cookies. Over TLS they have a prefix that browsers accept only from the host itself. A site with a base
 * path shares its host with others and restricts its cookies to that path, which that prefix does not allow.
 */
import type { Context } from 'hono';

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:');

export interface CookieOptions {
  /** The site's URL; over plain http a cookie cannot be secure. */
  readonly siteUrl: string;
  readonly name: string;
}

export interface CookieValue extends CookieOptions {
  readonly value: string;
  /** The lifetime in seconds; absent: until the browser is closed. */
  readonly maxAge?: number | undefined;
  /** `None` reaches posts from other sites, and needs TLS: over plain http it becomes `Lax`. */
  readonly sameSite?: 'Lax' | 'None';
}

function getName({ siteUrl, name }: CookieOptions): string {
  if (!isSecure(siteUrl)) return name;
  return new URL(siteUrl).pathname === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/** Reads the value of a request's cookie. */
export function readCookie(request: Request, options: CookieOptions): string | undefined {
  const prefix = `${getName(options)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || undefined;
}

/** Prints the `Set-Cookie` value of a cookie that scripts cannot read. */
export function printCookie(cookie: CookieValue): string {
  const { siteUrl, value, maxAge, sameSite = 'Lax' } = cookie;
  const secure = isSecure(siteUrl);
  const parts = [`${getName(cookie)}=${value}`, 'Path=/', 'HttpOnly'];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  parts.push(`SameSite=${secure ? sameSite : 'Lax'}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** Sets a cookie that scripts cannot read. */
export function writeCookie(call: Pick<Context, 'header'>, cookie: CookieValue): void {
  call.header('Set-Cookie', printCookie(cookie), { append: true });
}
