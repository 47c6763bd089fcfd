import { isRecord, sendCall, string } from '@broadsheet/client-core';
import { asReaderIfAny } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SwgAccessTokenBody } from '../contract/swgCalls.ts';
import { swgCalls } from '../contract/swgCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

function readToken(body: unknown): SwgAccessTokenBody | undefined {
  const accessToken = isRecord(body) ? string(body['accessToken']) : undefined;
  return accessToken === undefined ? undefined : { accessToken };
}

/**
 * Fetches the token with which Google links a subscription to the reader, or to nobody yet. The token is not stored.
 *
 * @throws IdentityError `session_changed`
 * @throws ApiError, NetworkError
 */
export async function getSwgAccessToken(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<SwgAccessTokenBody> {
  return sendCall(asReaderIfAny(context), swgCalls.accessToken, { signal, read: readToken });
}
