import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { identityError } from '../errors/createError.ts';
import { revokeSession } from './revokeSession.ts';

/** Leaves the other services, each on its own. */
async function runLogoutTasks({ logoutTasks, reportError }: IdentityContext): Promise<void> {
  await Promise.all([...logoutTasks].map(async (run) => run()).map((left) => left.catch(reportError)));
}

/**
 * Logs the reader out: here and in every tab at once, then at the service.
 *
 * The session is gone from this browser whatever the promise says; it says whether the service knows.
 *
 * @throws IdentityError `already_logged_out`: there was no access token
 * @throws ApiError, NetworkError the service could not be told
 */
export async function logout(context: IdentityContext, { signal }: CallOptions = {}): Promise<void> {
  const identity = context.session.read();
  context.session.end();
  context.adapters.dispatchEvent?.('ArcSDK.logout');
  const tasks = runLogoutTasks(context);
  try {
    if (identity?.accessToken === undefined) throw identityError('already_logged_out');
    await revokeSession(context, identity, signal);
  } finally {
    await tasks;
  }
}
