/** Functions that need the session with a usable access token. */
import type { CallOptions } from '../call/CallOptions.ts';
import type { SessionManager } from '../session/createSessionManager.ts';
import type { SessionState } from '../session/SessionState.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { Session } from '../session/UserIdentity.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import type { Refresh } from './oncePerPage.ts';

/** The members of the client's context that a refresh needs. */
export interface RefreshContext {
  readonly session: SessionManager;
  readonly tokens: TokenClock;
  readonly refresh: Refresh;
}

/**
 * Resolves with the session with a usable access token, refreshed if necessary; `undefined` when nobody is signed in.
 *
 * @throws what a refresh throws
 */
export async function getFreshSession(
  { session, tokens, refresh }: RefreshContext,
  options?: CallOptions,
): Promise<Session | undefined> {
  const identity = session.read();
  if (!isSession(identity)) return undefined;
  return tokens.needsRefresh(identity.accessToken) ? refresh(identity, options) : identity;
}

/**
 * Refreshes the session if its access token has expired or names no expiry; sends nothing otherwise.
 *
 * @throws what a refresh throws
 */
export async function heartbeat(context: RefreshContext, options?: CallOptions): Promise<SessionState> {
  await getFreshSession(context, options);
  return context.session.getState();
}

/**
 * Resolves with a usable access token, refreshed if necessary; `undefined` when nobody is signed in.
 *
 * @throws what a refresh throws
 */
export const getJwt = async (context: RefreshContext, options?: CallOptions): Promise<string | undefined> =>
  (await getFreshSession(context, options))?.accessToken;

/**
 * Tells whether a reader is signed in, after a refresh if one is necessary.
 *
 * If the refresh fails, the result depends on the stored session: it has ended if the service refused it, and it stays if
 * no response arrived.
 *
 * @throws NetworkError `aborted` when the caller's signal was aborted
 */
export async function isLoggedIn(context: RefreshContext, options: CallOptions = {}): Promise<boolean> {
  try {
    return (await getFreshSession(context, options)) !== undefined;
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    return isSession(context.session.read());
  }
}
