import { isIdentityError } from '@broadsheet/sdk-identity';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { addressQuery } from '../redirect/addressQuery.ts';

/** What a provider left in the address as it sent the reader back. */
export interface ProviderReturn {
  readonly code: string;
  readonly state: string | undefined;
}

export function providerReturnOf(address: string): ProviderReturn | undefined {
  const query = addressQuery(address);
  const code = query.get('code');
  return code ? { code, state: query.get('state') || undefined } : undefined;
}

const running = new WeakMap<IdentityClient, Map<string, Promise<unknown>>>();

async function complete(client: IdentityClient, { code, state }: ProviderReturn): Promise<unknown> {
  try {
    return await client.signInWithOIDC(code, state);
  } catch (error) {
    // Nothing was sent: this tab has not gone to an OIDC provider, so the code is of the classic Apple sign-in.
    if (isIdentityError(error) && error.code === 'flow_not_begun') return client.appleSignOn(code);
    throw error;
  }
}

/**
 * Completes a return from Apple or an OIDC provider. A code works once, so the blocks of a page share the call; only
 * the first of them hears of a failure, and tells the reader.
 *
 * @throws what `signInWithOIDC` and `appleSignOn` throw
 */
export async function completeReturn(client: IdentityClient, given: ProviderReturn): Promise<void> {
  const calls = running.get(client) ?? new Map<string, Promise<unknown>>();
  running.set(client, calls);
  const known = calls.get(given.code);
  if (known !== undefined) return void (await known.catch(() => undefined));
  const call = complete(client, given);
  calls.set(given.code, call);
  await call;
}
