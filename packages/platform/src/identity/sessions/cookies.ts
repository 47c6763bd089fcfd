/**
 * The cookie session: for sites that would rather not keep tokens where scripts can read them.
 *
 * The cookie is out of reach of scripts and of other sites' forms (`HttpOnly`, `SameSite=Lax`), and a call that changes
 * something is taken from it only when the browser says that a page of the site sent it.
 */
import type { IdentityCall } from '../http/IdentityEnv.ts';
import type { Session } from './sessionStore.ts';

const NAME = 'reader-session';
/** Browsers accept this prefix only from the host itself and only over TLS. */
const SECURE_NAME = `__Host-${NAME}`;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const isSecure = (origin: string): boolean => origin.startsWith('https:');
const nameFor = (origin: string): string => (isSecure(origin) ? SECURE_NAME : NAME);

/** @param origin of the site; over plain http the cookie cannot be secure */
export function sessionCookie(origin: string, token: string, session: Session): string {
  const parts = [`${nameFor(origin)}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (isSecure(origin)) parts.push('Secure');
  if (session.remembered) parts.push(`Max-Age=${Math.floor((session.expiresOn - session.renewedOn) / 1000)}`);
  return parts.join('; ');
}

/** Takes the cookie of a session that ended away from a browser that has one. */
export function endCookie({ origin }: { readonly origin: string }, call: IdentityCall): void {
  if (readSessionCookie(call.req.raw, origin) === undefined) return;
  const secure = isSecure(origin) ? '; Secure' : '';
  call.header('Set-Cookie', `${nameFor(origin)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`);
}

/** The token in the cookie of a request. */
export function readSessionCookie(request: Request, origin: string): string | undefined {
  const prefix = `${nameFor(origin)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || undefined;
}

/** Whether the request can do no harm, or a page of a trusted origin sent it. */
export function isFromOwnPage(request: Request, trustedOrigins: readonly string[]): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  if (request.headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = request.headers.get('origin');
  return origin !== null && trustedOrigins.includes(origin);
}
