import { readString } from '@broadsheet/client-core';
import { sendCall } from '../call/sendCall.ts';
import type { Send, having } from '../call/sendCall.ts';
import type { RefreshRequestBody } from '../contract/LoginRequestBody.ts';
import { sessionCalls } from '../contract/sessionCalls.ts';

interface Tokens {
  readonly accessToken?: string;
  readonly refreshToken?: string;
}

/**
 * Exchanges a refresh token (wire-contract 1.1 and 1.6). Stores nothing.
 *
 * @param read the success test
 * @returns the answer's uuid and tokens; the old token where none came
 * @throws ApiError, NetworkError
 */
export async function requestTokens<Old extends Tokens>(
  by: Send,
  { accessToken, refreshToken }: Old,
  read: ReturnType<typeof having>,
  signal?: AbortSignal,
): Promise<{
  readonly uuid: string | undefined;
  readonly accessToken: string | Old['accessToken'];
  readonly refreshToken: string | Old['refreshToken'];
}> {
  const body = { token: refreshToken ?? '', grantType: 'refresh-token' } satisfies RefreshRequestBody;
  const answer = await sendCall(by, sessionCalls.refresh, { body, signal }, read);
  return {
    uuid: readString(answer, 'uuid'),
    accessToken: readString(answer, 'accessToken') || accessToken,
    refreshToken: readString(answer, 'refreshToken') || refreshToken,
  };
}
