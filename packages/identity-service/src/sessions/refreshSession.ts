import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { findAccount } from '../store/accountStore.ts';
import { getSessionExpiry } from './openSession.ts';
import { advanceSession, findLiveSession, reissueSession, revokeSession } from './sessionStore.ts';
import type { Session } from './sessionStore.ts';

/** Milliseconds after a refresh during which another tab may still present the previous refresh token. */
export const REFRESH_GRACE_MS = 10_000;

type RefreshContext = Pick<IdentityContext, 'database' | 'clock' | 'tokens' | 'limits'>;

async function requireSession(context: RefreshContext, sessionId: string): Promise<Session> {
  const session = await findLiveSession(context.database, sessionId, context.clock.now());
  if (session === undefined) throw new ServiceError(refusals.refreshTokenInvalid);
  return session;
}

/**
 * Refreshes a session by its refresh token, which is consumed.
 *
 * The token before the newest stays valid until a newest one has been used, because the response with the newest one may
 * have been lost, e.g. by a broken connection or a frozen tab. If an older token is presented, or that one later, either it
 * or the owner's newer token was stolen: the session is revoked for both.
 *
 * @throws ServiceError 401 for an invalid token, 100015 for a disabled account
 */
export async function refreshSession(
  context: RefreshContext,
  token: string,
  address: string | undefined,
): Promise<Session> {
  const { database, clock, tokens, limits } = context;
  const claims = await tokens.verify('refresh', token);
  if (claims === undefined) {
    await limits.consume('refresh', { address });
    throw new ServiceError(refusals.refreshTokenInvalid);
  }
  await limits.consume('session', { account: claims.sessionId });
  const session = await requireSession(context, claims.sessionId);
  const account = await findAccount(database, session.accountUuid);
  if (account === undefined || account.uuid !== claims.accountUuid) {
    throw new ServiceError(refusals.refreshTokenInvalid);
  }
  if (account.status === 'Disabled') throw new ServiceError(refusals.accountDisabled);
  const now = clock.now();
  if (claims.generation === session.generation) {
    const advanced = await advanceSession(database, session, {
      now,
      expiresOn: getSessionExpiry(session, now),
    });
    if (advanced !== undefined) return advanced;
  }
  // Another tab may have refreshed the session in the meantime.
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
  throw new ServiceError(refusals.refreshTokenInvalid);
}
