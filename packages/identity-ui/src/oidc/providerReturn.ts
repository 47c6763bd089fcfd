import type { IdentityClient } from '@broadsheet/sdk-identity';
import { urlQuery } from '../url/urlQuery.ts';

/** What a provider left in the URL as it sent the reader back. */
export type ProviderReturn =
  | { readonly code: string; readonly state: string | undefined }
  /** There is no code; the provider's own word for why, such as `access_denied`. */
  | { readonly error: string };

/** Reads the return of a provider from a URL. */
export function readProviderReturn(url: string): ProviderReturn | undefined {
  const query = urlQuery(url);
  const code = query.get('code');
  if (code) return { code, state: query.get('state') || undefined };
  const error = query.get('error');
  return error ? { error } : undefined;
}

const arrivals = new WeakMap<IdentityClient, ProviderReturn | undefined>();

/** Returns the provider's return to this page, also after another block has removed it from the URL. */
export function getArrival(client: IdentityClient, url: string): ProviderReturn | undefined {
  if (!arrivals.has(client)) arrivals.set(client, readProviderReturn(url));
  return arrivals.get(client);
}
