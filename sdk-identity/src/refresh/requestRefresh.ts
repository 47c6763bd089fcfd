import { having, isNetworkError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import type { Session } from '../session/UserIdentity.ts';
import { requestTokens } from './requestTokens.ts';

const withToken = having(({ uuid, accessToken }) => Boolean(uuid && accessToken));

/**
 * Exchanges the refresh token of a session. Stores nothing.
 *
 * An answer that was lost on its way is asked for once more: the service may have issued tokens that nobody has, and
 * keeps the token before them good until they are used.
 *
 * @returns the session with all it had, its uuid too, and the new tokens; the old refresh token where none came
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
