import type { CallOptions } from '../CallOptions.ts';
import { refuse } from '../errors/refuse.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { isSession } from './UserIdentity.ts';
import type { Session } from './UserIdentity.ts';

/**
 * Renews the session now (wire-contract 1.1). Callers at the same time, in other tabs too, share one renewal.
 *
 * @throws IdentityError `refresh_token_expired` or `no_refresh_token`; the session is over
 * @throws ApiError the service refused; the session is over if it refused the token
 * @throws NetworkError no answer came; the session stays
 */
export async function extendSession(context: IdentityContext, options?: CallOptions): Promise<Session> {
  const { session, refresh } = context;
  const identity = session.read();
  if (isSession(identity)) return refresh(identity, options);
  session.end();
  throw refuse('no_refresh_token');
}
