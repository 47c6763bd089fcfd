import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { logout } from '../logout/logout.ts';
import { endSession } from './endSession.ts';
import { listSessions } from './listSessions.ts';

/**
 * Signs the reader out everywhere: first in all other browsers and apps, then here as `logout` does, so that every tab
 * hears it. While another session could not be ended the reader stays signed in here, and can ask again.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError another session goes on; or, when nobody is signed in here any more, the service
 *   could not be told of this one
 */
export async function endAllSessions(context: IdentityContext, options: CallOptions = {}): Promise<void> {
  const others = (await listSessions(context, options)).filter(({ isCurrent }) => !isCurrent);
  const ends = await Promise.allSettled(others.map(({ id }) => endSession(context, id, options)));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  await logout(context, options);
}
