import { requireNoError } from '@broadsheet/client-core';
import { callAsReader } from '../call/callAsReader.ts';
import type { CallOptions } from '../CallOptions.ts';
import type { UnlinkOidcRequestBody } from '../contract/OidcBody.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';

/**
 * Unlinks a provider from the account of the reader who is signed in (wire-contract 1.6).
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function unlinkOIDC(
  context: IdentityContext,
  identifier: string,
  { signal }: CallOptions = {},
): Promise<void> {
  const body: UnlinkOidcRequestBody = { identifier };
  const { response } = await callAsReader(context, { ...oidcCalls.unlink, body, signal });
  requireNoError(response);
  context.storage.items.remove(storageKeys.profileExpiry);
}
