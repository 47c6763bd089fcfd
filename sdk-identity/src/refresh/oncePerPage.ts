/**
 * One refresh for all who ask in this page.
 *
 * A refresh token may be good once only, so a refresh that has begun is seen through even when everybody who asked has
 * left.
 */
import { createSingleFlight } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import type { Session } from '../session/UserIdentity.ts';

/**
 * Refreshes this session.
 *
 * @returns the session of now: refreshed here, refreshed by another tab meanwhile, or the one that has taken its place
 * @throws IdentityError `refresh_token_expired`, or `no_refresh_token` when the session ended meanwhile
 * @throws ApiError the service refused; the session is over only if it said that of the token
 * @throws NetworkError no answer came, or the caller left; the session stays
 */
export type Refresh = (session: Session, options?: CallOptions) => Promise<Session>;

/** Shares one run of a refresh between all callers of this page; each may leave. */
export function oncePerPage(run: (session: Session) => Promise<Session>): Refresh {
  const runs = createSingleFlight<Session>();
  const callers = createSingleFlight<Session>();
  return (session, options) => {
    const key = session.refreshToken;
    // A run without a signal cannot be left, so it goes on when the last caller leaves.
    return callers.run(key, () => runs.run(key, () => run(session)), options);
  };
}
