/**
 * One refresh, run under the lock, while no other client or tab refreshes.
 *
 * Its response is stored only if the session is still the same: a logout or another login meanwhile takes precedence. A
 * failure ends the session only if it means that the refresh token is invalid.
 */
import { isApiError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { identityError } from '../errors/createError.ts';
import type { SessionManager } from '../session/createSessionManager.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { Session } from '../session/UserIdentity.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import { dropSession, logRefusal } from './dropSession.ts';
import { fetchTime } from './fetchTime.ts';
import { isRefreshRefused } from './isRefreshRefused.ts';
import { requestRefresh } from './requestRefresh.ts';

export interface RefreshParts {
  readonly transport: Transport;
  readonly session: SessionManager;
  readonly tokens: TokenClock;
  readonly warn: (message: string) => void;
}

const isSame = (one: Session, other: Session): boolean =>
  one.accessToken === other.accessToken && one.refreshToken === other.refreshToken;

function requireCurrent(session: SessionManager): Session {
  const identity = session.read();
  if (isSession(identity)) return identity;
  throw identityError('no_refresh_token');
}

/** Refreshes a session unless another tab already has. Notifies the other tabs, but not this page's session listeners. */
export async function refreshSession(parts: RefreshParts, seen: Session): Promise<Session> {
  const { session, tokens, transport, warn } = parts;
  const before = requireCurrent(session);
  // Another tab has refreshed the session while this one waited for the lock.
  if (before.accessToken !== seen.accessToken) return before;
  // A clock that is fast ends no session: the service's own time decides.
  if (tokens.isRefreshExpired(before.refreshToken)) await fetchTime(transport);
  if (tokens.isRefreshExpired(before.refreshToken)) throw dropSession(parts, 'refresh_token_expired');
  try {
    const refreshed = await requestRefresh(transport, before);
    if (isSame(requireCurrent(session), before)) session.replaceTokens(before, refreshed);
  } catch (error) {
    if (!isSame(requireCurrent(session), before)) return requireCurrent(session);
    if (isRefreshRefused(error)) {
      if (isApiError(error)) logRefusal(warn, error);
      session.endQuietly();
    }
    throw error;
  }
  return requireCurrent(session);
}
