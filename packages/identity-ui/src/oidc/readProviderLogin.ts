import type { IdentityClient } from '@broadsheet/sdk-identity';
import { urlQuery } from '../url/urlQuery.ts';

/** What a site that signs its readers in here put into the URL, by name; the client sends on what OpenID Connect names. */
export type ProviderLogin = Parameters<IdentityClient['loginWithArcIdentityAsOIDCProvider']>[0];

/** Reads the sign-in that another site asks for with this URL: there is a `client_id`, and `response_type` is `code`. */
export function readProviderLogin(url: string): ProviderLogin | undefined {
  const query = urlQuery(url);
  if (!query.get('client_id') || query.get('response_type') !== 'code') return undefined;
  return Object.fromEntries(query);
}
