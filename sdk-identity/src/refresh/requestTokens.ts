import type { Send, having } from '@broadsheet/client-core';
import { sendCall, string } from '@broadsheet/client-core';
import { bearerHeaders } from '../call/bearerHeaders.ts';
import { sessionCalls } from '../contract/sessionCalls.ts';
import type { RefreshRequestBody } from '../contract/sessionCalls.ts';

interface Tokens {
  readonly accessToken?: string;
  readonly refreshToken?: string;
}

interface TokenRequest<Old extends Tokens> {
  /** The present tokens. The refresh token is exchanged; a token that is missing in the response stays the old one. */
  readonly old: Old;
  /** The success test of the response. */
  readonly read: ReturnType<typeof having>;
  readonly signal?: AbortSignal;
}

/**
 * Exchanges a refresh token for new tokens, without storing them.
 *
 * @returns the response's uuid and tokens; the old token for each that the response lacks
 * @throws ApiError, NetworkError
 */
export async function requestTokens<Old extends Tokens>(
  send: Send,
  { old: { accessToken, refreshToken }, read, signal }: TokenRequest<Old>,
): Promise<{
  readonly uuid: string | undefined;
  readonly accessToken: string | Old['accessToken'];
  readonly refreshToken: string | Old['refreshToken'];
}> {
  const headers = accessToken === undefined ? undefined : bearerHeaders(accessToken);
  const body = { token: refreshToken ?? '', grantType: 'refresh-token' } satisfies RefreshRequestBody;
  const answer = await sendCall(send, sessionCalls.refresh, { body, headers, signal, read });
  return {
    uuid: string(answer['uuid']),
    accessToken: string(answer['accessToken']) || accessToken,
    refreshToken: string(answer['refreshToken']) || refreshToken,
  };
}
