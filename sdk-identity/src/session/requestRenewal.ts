import { readString } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { requireBody } from '../call/requireBody.ts';
import { sessionCalls } from '../contract/sessionCalls.ts';
import type { RefreshRequestBody } from '../contract/LoginRequestBody.ts';
import type { Session } from './UserIdentity.ts';

/**
 * Exchanges a refresh token (wire-contract 1.1). Stores nothing.
 *
 * @returns the session with all it had, its uuid too, and the new tokens; the old refresh token where none came
 */
export async function requestRenewal(transport: Transport, session: Session): Promise<Session> {
  const call = sessionCalls.refresh;
  const body = { token: session.refreshToken, grantType: 'refresh-token' } satisfies RefreshRequestBody;
  const response = await transport.request({ ...call, body });
  const answer = requireBody(call, response, ({ uuid, accessToken }) => Boolean(uuid && accessToken));
  const accessToken = readString(answer, 'accessToken') ?? '';
  const refreshToken = readString(answer, 'refreshToken') || session.refreshToken;
  return {
    ...session,
    accessToken,
    refreshToken,
    raw: { ...session.raw, accessToken, refreshToken },
  };
}
