import { isRecord, sendCall } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SwgLoginCheckBody, SwgLoginCheckRequestBody } from '../contract/swgCalls.ts';
import { swgCalls } from '../contract/swgCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { findUser, readIdToken } from './legacyGoogleUser.ts';

const NO_TOKEN =
  'No Google ID token found. Either the user is not logged in with Google, or the Google Auth2 SDK is incorrectly loaded.';

function readCheck(body: unknown): SwgLoginCheckBody | undefined {
  const identityExists = isRecord(body) ? body['identityExists'] : undefined;
  return identityExists === undefined ? undefined : { identityExists: identityExists === true };
}

/**
 * Checks whether a Google account is linked to an account here.
 *
 * @param idToken default: that of the legacy Google Sign In; without any, nothing is sent and the result is negative
 * @throws ApiError, NetworkError
 */
export async function checkSwgLogin(
  context: IdentityContext,
  idToken?: string,
  { signal }: CallOptions = {},
): Promise<SwgLoginCheckBody> {
  const token = idToken || readIdToken(findUser(context));
  if (token === undefined) {
    context.adapters.logError?.(NO_TOKEN);
    return { identityExists: false };
  }
  const body: SwgLoginCheckRequestBody = { token };
  return sendCall(context.transport.request, swgCalls.checkLogin, { body, signal, read: readCheck });
}
