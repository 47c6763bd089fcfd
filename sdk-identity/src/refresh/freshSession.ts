/** Functions that need the session with a usable access token. */
import type { CallOptions } from '../call/CallOptions.ts';
import type { SessionState } from '../session/SessionState.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { Session, UserIdentity } from '../session/UserIdentity.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import { dropSession } from './dropSession.ts';
import type { DropParts } from './dropSession.ts';
import type { Refresh } from './oncePerPage.ts';

/** The members of the client's context that a refresh needs. */
export interface RefreshContext extends DropParts {
  readonly tokens: TokenClock;
  readonly refresh: Refresh;
}

/** Removes a stored session that has one token of the two: it could never be refreshed. */
function dropHalf(context: RefreshContext, identity: UserIdentity | undefined): void {
  if ((identity?.accessToken ?? identity?.refreshToken) === undefined) return;
  dropSession(context, 'no_refresh_token');
  context.session.emitIfChanged();
}

/**
 * Resolves with the session with a usable access token, refreshed if necessary; `undefined` when nobody is signed in.
 *
 * @throws what a refresh throws
 */
export async function getFreshSession(
  context: RefreshContext,
  options?: CallOptions,
): Promise<Session | undefined> {
  const { session, tokens, refresh } = context;
  const identity = session.read();
  if (!isSession(identity)) {
    dropHalf(context, identity);
    return undefined;
  }
  return tokens.needsRefresh(identity.accessToken) ? refresh(identity, options) : identity;
}

/** Removes the tokens of a session that is over, which an earlier page has stored; the log says why. */
export async function endStaleSession(context: RefreshContext): Promise<void> {
  await getFreshSession(context).catch(() => undefined);
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
 * Returns whether a reader is signed in, after a refresh if one is necessary.
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
