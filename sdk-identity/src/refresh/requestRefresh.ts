import { having, isNetworkError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import type { Session } from '../session/UserIdentity.ts';
import { requestTokens } from './requestTokens.ts';

const withToken = having(({ uuid, accessToken }) => Boolean(uuid && accessToken));

/**
 * Exchanges the refresh token of a session for new tokens, without storing them.
 *
 * A request whose response was lost is sent once more: the service may have issued tokens that never arrived, and accepts
 * the previous refresh token until the new one is used.
 *
 * @returns the session with its other members, the uuid included, and the new tokens; the old refresh token if the
 *   response has none
 * @throws ApiError, NetworkError
 */
export async function requestRefresh({ request }: Transport, session: Session): Promise<Session> {
  const send = () => requestTokens(request, { old: session, read: withToken });
  const { uuid: _uuid, ...tokens } = await send().catch((error: unknown) => {
    if (isNetworkError(error) && error.reason === 'failed') return send();
    throw error;
  });
  return { ...session, ...tokens, raw: { ...session.raw, ...tokens } };
}
