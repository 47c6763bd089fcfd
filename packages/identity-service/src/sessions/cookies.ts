/**
 * The session cookie: for sites that do not want to store tokens where scripts can read them.
 *
 * Scripts cannot read the cookie, and forms of other sites do not send it (`HttpOnly`, `SameSite=Lax`). A call that changes
 * something is accepted with the cookie only if the browser reports that a page of the site sent it.
 */
import { readCookie, writeCookie } from '@broadsheet/service-kit/http';
import type { ServiceCall } from '@broadsheet/service-kit/http';
import type { Session } from './sessionStore.ts';

const NAME = 'reader-session';
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sets the session cookie. @param siteUrl the site's origin and base path */
export function writeSessionCookie(
  call: ServiceCall,
  session: Session,
  { siteUrl, token }: { readonly siteUrl: string; readonly token: string },
): void {
  const maxAge = session.remembered
    ? Math.floor((session.expiresOn - session.refreshedOn) / 1000)
    : undefined;
  writeCookie(call, { siteUrl, name: NAME, value: token, maxAge });
}

/** Deletes the session cookie of an ended session, if the browser sent one. */
export function endCookie({ siteUrl }: { readonly siteUrl: string }, call: ServiceCall): void {
  if (readSessionCookie(call.req.raw, siteUrl) === undefined) return;
  writeCookie(call, { siteUrl, name: NAME, value: '', maxAge: 0 });
}

/** Returns the token in a request's session cookie. */
export function readSessionCookie(request: Request, siteUrl: string): string | undefined {
  return readCookie(request, { siteUrl, name: NAME });
}

/** Returns whether the request changes nothing (a safe method), or was sent by a page of the site or of a trusted origin. */
export function isFromOwnPage(request: Request, trustedOrigins: readonly string[]): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  if (request.headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = request.headers.get('origin');
  return origin !== null && trustedOrigins.includes(origin);
}
