import type { CallOptions } from '../call/CallOptions.ts';
import { identityError } from '../errors/createError.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { Session } from '../session/UserIdentity.ts';
import type { RefreshContext } from './freshSession.ts';

/**
 * Refreshes the session now. Callers at the same time, in other tabs too, share one refresh.
 *
 * @throws IdentityError `refresh_token_expired` or `no_refresh_token`; the session is over
 * @throws ApiError the service refused; the session is over if it refused the token
 * @throws NetworkError no answer came; the session stays
 */
export async function extendSession(
  { session, refresh }: RefreshContext,
  options?: CallOptions,
): Promise<Session> {
  const identity = session.read();
  if (isSession(identity)) return refresh(identity, options);
  session.end();
  throw identityError('no_refresh_token');
}
