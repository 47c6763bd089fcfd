import { isRecord, readEach, sendCall, string, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { OidcProviderLoginQuery } from '../contract/oidcCalls.ts';
import { oidcCalls, oidcLoginParameters } from '../contract/oidcCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { goTo } from '../redirect/goTo.ts';

/**
 * Redirects the signed-in reader back to the site that requested the sign-in, with a code for that site.
 *
 * @param params the query parameters of the page's URL; empty and undeclared ones are not sent
 * @throws IdentityError `missing_jwt`, `session_changed`; `unsafe_url`: the service returned no URL; `adapter_missing`
 * @throws ApiError, NetworkError
 */
export async function loginWithArcIdentityAsOIDCProvider(
  context: IdentityContext,
  params: OidcProviderLoginQuery,
  { signal }: CallOptions = {},
): Promise<void> {
  const query = readEach(oidcLoginParameters, (name) => params[name] || undefined);
  const parts = { query, signal, read: withoutError };
  const { body } = await sendCall(asReader(context), oidcCalls.providerLogin, parts);
  goTo(context, isRecord(body) ? string(body['message']) : undefined);
}
