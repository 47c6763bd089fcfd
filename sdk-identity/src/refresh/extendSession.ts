import type { CallOptions } from '../call/CallOptions.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { Session } from '../session/UserIdentity.ts';
import { dropSession } from './dropSession.ts';
import type { RefreshContext } from './freshSession.ts';

/**
 * Refreshes the session now. Concurrent callers, even in other tabs, share one refresh.
 *
 * @throws IdentityError `refresh_token_expired` or `no_refresh_token`; the session has ended
 * @throws ApiError when the service refused; the session has ended if the service refused its refresh token
 * @throws NetworkError when no response arrived; the session stays
 */
export async function extendSession(context: RefreshContext, options?: CallOptions): Promise<Session> {
  const identity = context.session.read();
  if (isSession(identity)) return context.refresh(identity, options);
  const error = dropSession(context, 'no_refresh_token');
  context.session.emitIfChanged();
  throw error;
}
