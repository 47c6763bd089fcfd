import type { Transport } from '@broadsheet/client-core';
import { having } from '../call/sendCall.ts';
import { requestTokens } from './requestTokens.ts';
import type { Session } from './UserIdentity.ts';

const withToken = having(({ uuid, accessToken }) => Boolean(uuid && accessToken));

/**
 * Exchanges a refresh token (wire-contract 1.1). Stores nothing.
 *
 * @returns the session with all it had, its uuid too, and the new tokens; the old refresh token where none came
 */
export async function requestRenewal({ request }: Transport, session: Session): Promise<Session> {
  const { uuid: _uuid, ...tokens } = await requestTokens(request, session, withToken);
  return { ...session, ...tokens, raw: { ...session.raw, ...tokens } };
}
