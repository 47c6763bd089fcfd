/**
 * The cookie session: for sites that would rather not keep tokens where scripts can read them.
 *
 * The cookie is out of reach of scripts and of other sites' forms (`HttpOnly`, `SameSite=Lax`), and a call that changes
 * something is taken from it only when the browser says that a page of the site sent it.
 */
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { IdentityCall } from '../http/IdentityEnv.ts';
import type { Session } from './sessionStore.ts';

const NAME = 'reader-session';
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** @param siteUrl where the site stands */
export function writeSessionCookie(
  call: IdentityCall,
  session: Session,
  { siteUrl, token }: { readonly siteUrl: string; readonly token: string },
): void {
  const maxAge = session.remembered
    ? Math.floor((session.expiresOn - session.refreshedOn) / 1000)
    : undefined;
  writeCookie(call, { siteUrl, name: NAME, value: token, maxAge });
}

/** Takes the cookie of a session that ended away from a browser that has one. */
export function endCookie({ siteUrl }: { readonly siteUrl: string }, call: IdentityCall): void {
  if (readSessionCookie(call.req.raw, siteUrl) === undefined) return;
  writeCookie(call, { siteUrl, name: NAME, value: '', maxAge: 0 });
}

/** The token in the cookie of a request. */
export function readSessionCookie(request: Request, siteUrl: string): string | undefined {
  return readCookie(request, { siteUrl, name: NAME });
}

/** Whether the request can do no harm, or a page of a trusted origin sent it. */
export function isFromOwnPage(request: Request, trustedOrigins: readonly string[]): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  if (request.headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = request.headers.get('origin');
  return origin !== null && trustedOrigins.includes(origin);
}
