import { isApiError } from '@broadsheet/client-core';
import type { TransportRequest, TransportResponse } from '@broadsheet/client-core';
import { refuse } from '../errors/refuse.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { requireSession } from '../session/freshSession.ts';
import type { Session } from '../session/UserIdentity.ts';

/** The headers of wire-contract 0.4, "bearer". A form brings its own content type. */
export const bearerHeaders = (accessToken: string, form?: FormData): Record<string, string> => ({
  Authorization: `Bearer ${accessToken}`,
  ...(form === undefined && { 'Content-Type': 'application/json' }),
});

/**
 * Sends a call in the name of the reader who is signed in.
 *
 * A 401 to a token that may be over by the service's clock, if not by this one's, costs one renewal and one more
 * attempt: a refused call has done nothing, so it may be sent again whatever it is.
 *
 * @throws IdentityError `missing_jwt`; `session_changed` when the reader is not the same at the end
 * @throws ApiError, NetworkError
 */
export async function callAsReader(
  context: IdentityContext,
  request: TransportRequest,
): Promise<{ readonly session: Session; readonly response: TransportResponse }> {
  const { signal, form } = request;
  const send = ({ accessToken }: Session): Promise<TransportResponse> =>
    context.transport.request({ ...request, headers: bearerHeaders(accessToken, form) });

  const session = await requireSession(context, { signal });
  function requireSameReader(): void {
    if (!context.session.isSameReader(session)) throw refuse('session_changed');
  }

  async function sendAgain(refusal: unknown): Promise<TransportResponse> {
    const isRefused = isApiError(refusal) && refusal.httpStatus === 401;
    if (!isRefused || !context.tokens.isDoubtful(session.accessToken)) throw refusal;
    const renewed = await context.refresh(session, { signal });
    requireSameReader();
    return send(renewed);
  }

  const response = await send(session).catch(sendAgain);
  requireSameReader();
  return { session, response };
}
