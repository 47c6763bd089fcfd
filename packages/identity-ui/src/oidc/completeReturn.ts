import { isIdentityError } from '@broadsheet/sdk-identity';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { ProviderReturn } from './providerReturn.ts';

async function complete(client: IdentityClient, given: ProviderReturn): Promise<void> {
  if ('error' in given) throw new Error(`The provider sent the reader back without a code: ${given.error}.`);
  try {
    await client.signInWithOIDC(given.code, given.state);
  } catch (error) {
    // Nothing was sent: this tab has not gone to an OIDC provider, so the code is of the classic Apple sign-in.
    if (!isIdentityError(error) || error.code !== 'flow_not_begun') throw error;
    await client.appleSignOn(given.code);
  }
}

const running = new WeakMap<IdentityClient, Map<string, Promise<void>>>();

/**
 * Completes a return from Apple or an OIDC provider. A code can be used once, so the blocks of a page share the call; only
 * the first of them gets the error, and shows it.
 *
 * @returns false for the other blocks after a failure: the reader has to see the message before anything redirects
 * @throws what `signInWithOIDC` and `appleSignOn` throw; Error when the provider returned no code
 */
export async function completeReturn(client: IdentityClient, given: ProviderReturn): Promise<boolean> {
  const key = JSON.stringify(given);
  const calls = running.get(client) ?? new Map<string, Promise<void>>();
  running.set(client, calls);
  const known = calls.get(key);
  if (known !== undefined)
    return known.then(
      () => true,
      () => false,
    );
  const call = complete(client, given);
  calls.set(key, call);
  await call;
  return true;
}
