/** The session with an access token that can be used, and what is asked of it. */
import type { CallOptions } from '../call/CallOptions.ts';
import type { SessionManager } from '../session/createSessionManager.ts';
import type { SessionState } from '../session/SessionState.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { Session } from '../session/UserIdentity.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import type { Refresh } from './oncePerPage.ts';

/** The part of the client's context that refreshing needs. */
export interface RefreshContext {
  readonly session: SessionManager;
  readonly tokens: TokenClock;
  readonly refresh: Refresh;
}

/**
 * Gives the session with an access token that can be used, refreshed if need be; `undefined` when nobody is signed in.
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
 * Refreshes the session if its access token is over or says no end; sends nothing otherwise.
 *
 * @throws what a refresh throws
 */
export async function heartbeat(context: RefreshContext, options?: CallOptions): Promise<SessionState> {
  await getFreshSession(context, options);
  return context.session.getState();
}

/**
 * Gives an access token that can be used now, refreshed if need be; `undefined` when nobody is signed in.
 *
 * @throws what a refresh throws
 */
export const getJwt = async (context: RefreshContext, options?: CallOptions): Promise<string | undefined> =>
  (await getFreshSession(context, options))?.accessToken;

/**
 * Tells whether a reader is signed in. A session that has to be refreshed is.
 *
 * When the refresh fails, the session itself is the answer: one that the service refused is over, one that nobody
 * could ask about stays.
 *
 * @throws NetworkError `aborted` to a caller that left
 */
export async function isLoggedIn(context: RefreshContext, options: CallOptions = {}): Promise<boolean> {
  try {
    return (await getFreshSession(context, options)) !== undefined;
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    return isSession(context.session.read());
  }
}
