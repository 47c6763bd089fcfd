import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { identityError } from '../errors/createError.ts';
import { revokeSession } from './revokeSession.ts';

/** Logs out of the other services; each failure is reported by itself. */
async function runLogoutTasks({ logoutTasks, reportError }: IdentityContext): Promise<void> {
  await Promise.all([...logoutTasks].map(async (run) => run()).map((left) => left.catch(reportError)));
}

/**
 * Logs the reader out: first here and in every tab, then at the service.
 *
 * This browser's session is removed even if the promise rejects; the promise reports the result of the service only.
 *
 * @throws IdentityError `already_logged_out`: there was no access token
 * @throws ApiError, NetworkError when the service could not be notified
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
