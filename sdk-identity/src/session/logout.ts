import type { CallOptions } from '../CallOptions.ts';
import { refuse } from '../errors/refuse.ts';
import { fetchParts } from '../later/fetchParts.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/** Leaves the other services, each on its own. */
async function runLogoutTasks({ logoutTasks, reportError }: IdentityContext): Promise<void> {
  await Promise.all([...logoutTasks].map(async (run) => run()).map((left) => left.catch(reportError)));
}

/**
 * Signs out: here and in every tab at once, then at the service (wire-contract 1.1).
 *
 * The session is gone from this browser whatever the promise says; it says whether the service knows.
 *
 * @throws IdentityError `already_logged_out`: there was no access token
 * @throws ApiError, NetworkError the service could not be told
 */
export async function logout(context: IdentityContext, { signal }: CallOptions = {}): Promise<void> {
  const identity = context.session.read();
  context.session.end();
  context.edges.dispatchEvent?.('ArcSDK.logout');
  const tasks = runLogoutTasks(context);
  try {
    if (identity?.accessToken === undefined) throw refuse('already_logged_out');
    const { revokeSession } = await fetchParts.upkeep();
    await revokeSession(context, identity, signal);
  } finally {
    await tasks;
  }
}
