import { sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { UnlinkOidcRequestBody } from '../contract/oidcCalls.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { outdateProfile } from '../profile/profileItems.ts';

/**
 * Unlinks a provider from the signed-in reader's account.
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
  await sendCall(asReader(context), oidcCalls.unlink, { body, signal, read: withoutError });
  outdateProfile(context);
}
