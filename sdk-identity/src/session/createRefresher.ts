/**
 * Renews a session: once for all who ask, in this page and in every tab.
 *
 * A refresh token may be good once only, so a renewal that has begun is seen through even when everybody who asked has
 * left. Listeners are told when the lock is free again. The renewal itself is code that most pages never need.
 */
import { createSingleFlight } from '@broadsheet/client-core';
import { fetchParts } from '../later/fetchParts.ts';
import type { RenewalParts } from './renewSession.ts';
import type { Session } from './UserIdentity.ts';

/**
 * Renews this session.
 *
 * @returns the session of now: renewed here, renewed by another tab meanwhile, or the one that has taken its place
 * @throws IdentityError `refresh_token_expired`, or `no_refresh_token` when the session ended meanwhile
 * @throws ApiError the service refused; the session is over only if it said that of the token
 * @throws NetworkError no answer came, or the caller left; the session stays
 */
export type Refresh = (session: Session, options?: { readonly signal?: AbortSignal }) => Promise<Session>;

export function createRefresher(parts: RenewalParts): Refresh {
  const runs = createSingleFlight<Session>();
  const callers = createSingleFlight<Session>();

  async function run(session: Session): Promise<Session> {
    const { renewSession } = await fetchParts.upkeep();
    try {
      return await renewSession(parts, session);
    } finally {
      parts.keeper.look();
    }
  }

  return (session, options) => {
    const key = session.refreshToken;
    // A run without a signal cannot be left, so it goes on when the last caller leaves.
    return callers.run(key, () => runs.run(key, () => run(session)), options);
  };
}
