/**
 * Shares one refresh between all callers in this page.
 *
 * A refresh token may work only once, so a refresh that has started is completed even when all its callers have aborted.
 */
import { createSingleFlight } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import type { Session } from '../session/UserIdentity.ts';

/**
 * Refreshes a session.
 *
 * @returns the current session: refreshed here, refreshed by another tab meanwhile, or another one that has replaced it
 * @throws IdentityError `refresh_token_expired`, or `no_refresh_token` when the session ended meanwhile
 * @throws ApiError when the service refused; the session has ended only if the service refused its refresh token
 * @throws NetworkError when no response arrived, or the caller aborted; the session stays
 */
export type Refresh = (session: Session, options?: CallOptions) => Promise<Session>;

/** Shares one run of a refresh between all callers in this page; each of them may abort its own wait. */
export function oncePerPage(run: (session: Session) => Promise<Session>): Refresh {
  const runs = createSingleFlight<Session>();
  const callers = createSingleFlight<Session>();
  return (session, options) => {
    const key = session.refreshToken;
    // The inner run has no signal, so it continues when the last caller aborts.
    return callers.run(key, () => runs.run(key, () => run(session)), options);
  };
}
