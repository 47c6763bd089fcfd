import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import { findAccount } from '../store/accountStore.ts';
import { getSessionExpiry } from './openSession.ts';
import { advanceSession, findLiveSession, reissueSession, revokeSession } from './sessionStore.ts';
import type { Session } from './sessionStore.ts';

/** How long two tabs may take to present the same refresh token, in milliseconds, though one has used the newest. */
export const REFRESH_GRACE_MS = 10_000;

type RefreshContext = Pick<IdentityContext, 'database' | 'clock' | 'tokens' | 'limits'>;

async function requireSession(context: RefreshContext, sessionId: string): Promise<Session> {
  const session = await findLiveSession(context.database, sessionId, context.clock.now());
  if (session === undefined) throw new IdentityError(refusals.refreshTokenInvalid);
  return session;
}

/**
 * Refreshes a session by its refresh token, which is used up by that.
 *
 * The token before the newest stays good until a newest one was seen in use: the answer that held it may never have
 * arrived, as with a lost connection or a frozen tab. Any older one, or that one later, has been stolen, or its owner's
 * newer one has: the session ends for both.
 *
 * @throws IdentityError 401 for a token that is not good, 100015 for a disabled account
 */
export async function refreshSession(
  context: RefreshContext,
  token: string,
  address: string | undefined,
): Promise<Session> {
  const { database, clock, tokens, limits } = context;
  const claims = await tokens.verify('refresh', token);
  if (claims === undefined) {
    await limits.spend('refresh', { address });
    throw new IdentityError(refusals.refreshTokenInvalid);
  }
  await limits.spend('session', { account: claims.sessionId });
  const session = await requireSession(context, claims.sessionId);
  const account = await findAccount(database, session.accountUuid);
  if (account === undefined || account.uuid !== claims.accountUuid) {
    throw new IdentityError(refusals.refreshTokenInvalid);
  }
  if (account.status === 'Disabled') throw new IdentityError(refusals.accountDisabled);
  const now = clock.now();
  if (claims.generation === session.generation) {
    const advanced = await advanceSession(database, session, {
      now,
      expiresOn: getSessionExpiry(session, now),
    });
    if (advanced !== undefined) return advanced;
  }
  // Another tab may have been faster, just now or a moment ago.
  const current = await requireSession(context, claims.sessionId);
  if (claims.generation === current.generation - 1) {
    if (now - current.refreshedOn <= REFRESH_GRACE_MS) return current;
    const reissued = await reissueSession(database, current, {
      now,
      expiresOn: getSessionExpiry(current, now),
    });
    if (reissued !== undefined) return reissued;
  }
  await revokeSession(database, current, now);
  throw new IdentityError(refusals.refreshTokenInvalid);
}
