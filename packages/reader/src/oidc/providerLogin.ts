import type { IdentityClient } from '@broadsheet/sdk-identity';
import { addressQuery } from '../redirect/addressQuery.ts';

/** What a site that signs its readers in here put into the address, by name; a missing one is not there. */
export type ProviderLogin = Parameters<IdentityClient['loginWithArcIdentityAsOIDCProvider']>[0];

const NAMES = [
  'response_type',
  'scope',
  'state',
  'client_id',
  'redirect_uri',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const satisfies readonly (keyof ProviderLogin)[];

/**
 * The sign-in that another site asks for with this address (spec identity §2): there is a `client_id`, and
 * `response_type` is `code`.
 */
export function providerLoginOf(address: string): ProviderLogin | undefined {
  const query = addressQuery(address);
  if (!query.get('client_id') || query.get('response_type') !== 'code') return undefined;
  return Object.fromEntries(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
}
