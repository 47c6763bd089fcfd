import { readString } from '@broadsheet/client-core';
import { requireBody } from '../call/requireBody.ts';
import type { CallOptions } from '../CallOptions.ts';
import type { SwgAccessTokenBody } from '../contract/SwgBody.ts';
import { swgCalls } from '../contract/swgCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { callWithSession } from '../social/callWithSession.ts';

/**
 * The token by which Google links a subscription to the reader, or to nobody yet (wire-contract 1.7). Not stored.
 *
 * @throws IdentityError `session_changed`
 * @throws ApiError, NetworkError
 */
export async function getSwgAccessToken(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<SwgAccessTokenBody> {
  const call = swgCalls.accessToken;
  const response = await callWithSession(context, { ...call, signal });
  const body = requireBody(call, response, ({ accessToken }) => typeof accessToken === 'string');
  return { accessToken: readString(body, 'accessToken') ?? '' };
}
