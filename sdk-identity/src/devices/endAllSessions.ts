import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { logout } from '../logout/logout.ts';
import { endSession } from './endSession.ts';
import { listSessions } from './listSessions.ts';

/**
 * Signs the reader out everywhere: first in all other browsers and apps, then here as `logout` does, so that every tab is
 * notified. If another session could not be ended, the reader stays signed in here and can try again.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError when another session could not be ended; or, if nobody is signed in here any more, when
 *   the service could not be notified about this session
 */
export async function endAllSessions(context: IdentityContext, options: CallOptions = {}): Promise<void> {
  const others = (await listSessions(context, options)).filter(({ isCurrent }) => !isCurrent);
  const ends = await Promise.allSettled(others.map(({ id }) => endSession(context, id, options)));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  await logout(context, options);
}
