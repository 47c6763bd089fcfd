/**
 * One renewal, while no other client and no other tab makes one.
 *
 * Its answer counts only if the session is still the one it was asked for: a logout or another login in between wins.
 * A failure ends the session only if it says that the token is no good.
 */
import { isApiError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { refuse } from '../errors/refuse.ts';
import { runAlone } from '../lock/runAlone.ts';
import type { LockEdges } from '../lock/runAlone.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import type { SessionKeeper } from './createSessionKeeper.ts';
import { isTokenRefused } from './isTokenRefused.ts';
import { requestRenewal } from './requestRenewal.ts';
import { isSession } from './UserIdentity.ts';
import type { Session } from './UserIdentity.ts';

export interface RenewalParts {
  readonly transport: Transport;
  readonly keeper: SessionKeeper;
  readonly tokens: TokenClock;
  readonly lock: LockEdges;
  readonly warn: (message: string) => void;
}

const isSame = (one: Session, other: Session): boolean =>
  one.accessToken === other.accessToken && one.refreshToken === other.refreshToken;

function currentOf(keeper: SessionKeeper): Session {
  const identity = keeper.read();
  if (isSession(identity)) return identity;
  throw refuse('no_refresh_token');
}

async function renew({ keeper, tokens, transport, warn }: RenewalParts, seen: Session): Promise<Session> {
  const before = currentOf(keeper);
  // Another tab was faster while this one waited for its turn.
  if (before.accessToken !== seen.accessToken) return before;
  if (tokens.isSpent(before.refreshToken)) {
    keeper.endQuietly();
    throw refuse('refresh_token_expired');
  }
  try {
    const renewed = await requestRenewal(transport, before);
    if (isSame(currentOf(keeper), before)) keeper.renew(before, renewed);
  } catch (error) {
    if (!isSame(currentOf(keeper), before)) return currentOf(keeper);
    if (isTokenRefused(error)) {
      if (isApiError(error)) warn(`code:"${error.code}", message:"${error.message}"`);
      keeper.endQuietly();
    }
    throw error;
  }
  return currentOf(keeper);
}

/** Renews the session that was seen, unless somebody else already has. Tells the tabs, and no listener. */
export const renewSession = (parts: RenewalParts, seen: Session): Promise<Session> =>
  runAlone(parts.lock, () => renew(parts, seen));
