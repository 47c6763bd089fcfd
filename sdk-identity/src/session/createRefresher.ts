/**
 * Renews a session: once for all who ask, in this page and in every tab.
 *
 * A refresh token may be good once only, so a renewal that has begun is seen through even when everybody who asked has
 * left. Its answer counts only if the session is still the one it was asked for: a logout or another login in between
 * wins. Listeners are told when the lock is free again.
 */
import { createSingleFlight, isApiError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { IdentityError } from '../errors/IdentityError.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import type { SessionKeeper } from './createSessionKeeper.ts';
import { isTokenRefused } from './isTokenRefused.ts';
import { requestRenewal } from './requestRenewal.ts';
import { isSession } from './UserIdentity.ts';
import type { Session } from './UserIdentity.ts';

/** Runs a piece of work while no other client and no other tab runs one. */
export type Exclusively = <Result>(run: () => Promise<Result>) => Promise<Result>;

export interface RefresherParts {
  readonly transport: Transport;
  readonly keeper: SessionKeeper;
  readonly tokens: TokenClock;
  readonly exclusively: Exclusively;
  readonly warn?: (message: string) => void;
}

/**
 * Renews this session.
 *
 * @returns the session of now: renewed here, renewed by another tab meanwhile, or the one that has taken its place
 * @throws IdentityError `refresh_token_expired`, or `no_refresh_token` when the session ended meanwhile
 * @throws ApiError the service refused; the session is over only if it said that of the token
 * @throws NetworkError no answer came, or the caller left; the session stays
 */
export type Refresh = (session: Session, options?: { readonly signal?: AbortSignal }) => Promise<Session>;

const isSame = (one: Session, other: Session): boolean =>
  one.accessToken === other.accessToken && one.refreshToken === other.refreshToken;

function renewal({ keeper, tokens, transport, warn }: RefresherParts) {
  function current(): Session {
    const identity = keeper.read();
    if (isSession(identity)) return identity;
    throw new IdentityError('no_refresh_token');
  }

  function giveUp(error: unknown): void {
    if (!isTokenRefused(error)) return;
    if (isApiError(error)) warn?.(`code:"${error.code}", message:"${error.message}"`);
    keeper.endQuietly();
  }

  return async (seen: Session): Promise<Session> => {
    const before = current();
    // Another tab was faster while this one waited for its turn.
    if (before.accessToken !== seen.accessToken) return before;
    if (tokens.isSpent(before.refreshToken)) {
      keeper.endQuietly();
      throw new IdentityError('refresh_token_expired');
    }
    try {
      const renewed = await requestRenewal(transport, before);
      if (isSame(current(), before)) keeper.renew(before, renewed);
    } catch (error) {
      if (!isSame(current(), before)) return current();
      giveUp(error);
      throw error;
    }
    return current();
  };
}

export function createRefresher(parts: RefresherParts): Refresh {
  const { exclusively, keeper } = parts;
  const renew = renewal(parts);
  const runs = createSingleFlight<Session>();
  const callers = createSingleFlight<Session>();

  async function run(session: Session): Promise<Session> {
    try {
      return await exclusively(() => renew(session));
    } finally {
      keeper.look();
    }
  }

  return (session, options) => {
    const key = session.refreshToken;
    // A run without a signal cannot be left, so it goes on when the last caller leaves.
    return callers.run(key, () => runs.run(key, () => run(session)), options);
  };
}
