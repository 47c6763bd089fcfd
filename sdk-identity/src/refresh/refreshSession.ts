/**
 * One refresh, while no other client and no other tab makes one.
 *
 * Its answer counts only if the session is still the one it was asked for: a logout or another login in between wins.
 * A failure ends the session only if it says that the token is no good.
 */
import { isApiError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { identityError } from '../errors/createError.ts';
import type { SessionManager } from '../session/createSessionManager.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { Session } from '../session/UserIdentity.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
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

/** Refreshes the session that was seen, unless somebody else already has. Tells the tabs, and no listener. */
export async function refreshSession(parts: RefreshParts, seen: Session): Promise<Session> {
  const { session, tokens, transport, warn } = parts;
  const before = requireCurrent(session);
  // Another tab was faster while this one waited for its turn.
  if (before.accessToken !== seen.accessToken) return before;
  if (tokens.isRefreshExpired(before.refreshToken)) {
    session.endQuietly();
    throw identityError('refresh_token_expired');
  }
  try {
    const refreshed = await requestRefresh(transport, before);
    if (isSame(requireCurrent(session), before)) session.replaceTokens(before, refreshed);
  } catch (error) {
    if (!isSame(requireCurrent(session), before)) return requireCurrent(session);
    if (isRefreshRefused(error)) {
      if (isApiError(error)) warn(`code:"${error.code}", message:"${error.message}"`);
      session.endQuietly();
    }
    throw error;
  }
  return requireCurrent(session);
}
