import { isApiError } from '@broadsheet/client-core';
import type { TransportRequest, TransportResponse } from '@broadsheet/client-core';
import { refuse } from '../errors/refuse.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { requireSession, sessionIfAny } from '../session/freshSession.ts';
import type { Session } from '../session/UserIdentity.ts';
import { bearerHeaders } from './bearerHeaders.ts';
import type { Send } from './sendCall.ts';

/**
 * Sends calls in the name of the reader who is signed in (wire-contract 0.5, gate "login").
 *
 * A 401 to a token that may be over by the service's clock, if not by this one's, costs one renewal and one more
 * attempt: a refused call has done nothing, so it may be sent again whatever it is.
 *
 * @throws IdentityError `missing_jwt`; `session_changed` when the reader is not the same at the end
 * @throws ApiError, NetworkError
 */
export const asReader = (context: IdentityContext): Send =>
  async function sendAsReader(request: TransportRequest): Promise<TransportResponse> {
    const send = ({ accessToken }: Session): Promise<TransportResponse> =>
      context.transport.request({ ...request, headers: bearerHeaders(accessToken, request.form) });
    const session = await requireSession(context, request);
    const requireSameReader = <Value>(value: Value): Value => {
      if (context.session.isSameReader(session)) return value;
      throw refuse('session_changed');
    };
    try {
      return requireSameReader(await send(session));
    } catch (refusal) {
      const isRefused = isApiError(refusal) && refusal.httpStatus === 401;
      if (!isRefused || !context.tokens.isDoubtful(session.accessToken)) throw refusal;
      const renewed = await context.refresh(session, request);
      return requireSameReader(await send(requireSameReader(renewed)));
    }
  };

/**
 * Sends calls in the reader's name if there is one, else in nobody's (wire-contract 0.4, "bearer-if-session").
 *
 * @throws IdentityError `session_changed`
 * @throws ApiError, NetworkError
 */
export const asReaderIfAny = (context: IdentityContext): Send =>
  async function sendAsReaderIfAny(request: TransportRequest): Promise<TransportResponse> {
    const send = (await sessionIfAny(context, request)) ? asReader(context) : context.transport.request;
    return send(request);
  };
