import type { IdentityClient } from '@broadsheet/sdk-identity';

const claimed = new WeakSet<IdentityClient>();

/**
 * Says that a form is about to sign a reader in, and knows itself where they go then. Other blocks of the page, which
 * hear of the sign-in too, leave it to the form.
 *
 * @returns gives the claim back, when nobody was signed in
 */
export function claimEntrance(client: IdentityClient): () => void {
  claimed.add(client);
  return () => claimed.delete(client);
}

export function isEntranceClaimed(client: IdentityClient): boolean {
  return claimed.has(client);
}
