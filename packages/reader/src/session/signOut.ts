import type { IdentityClient } from '@broadsheet/sdk-identity';

const leaving = new WeakSet<IdentityClient>();

/**
 * Signs the reader out by a button of this page, whose block then leaves for the page that it was told of. Until it does,
 * no other block may lead anywhere else: a page that is left takes the call to the service along with it, and the
 * session would go on there.
 *
 * @param run `client.logout()` and the like
 * @throws what `run` throws
 */
export async function signOut(client: IdentityClient, run: () => Promise<unknown>): Promise<void> {
  leaving.add(client);
  try {
    await run();
  } finally {
    if (client.getSession().status === 'signed-in') leaving.delete(client);
  }
}

/** Whether the page is about to be left by `signOut`. */
export const isSigningOut = (client: IdentityClient): boolean => leaving.has(client);
