/**
 * Calls in the name of the reader who is signed in.
 *
 * A token that has not run out may be refused all the same: its session was ended on another device, or a clock is
 * wrong. Only a refresh finds out which, so a 401 costs one refresh and one more attempt; a refused call has done
 * nothing. Where a call carries another credential, the 401 may be about that one: such a call is sent again only if
 * the token may have run out by the service's clock.
 */
import { isApiError } from '@broadsheet/client-core';
import type { Send, TransportRequest, TransportResponse } from '@broadsheet/client-core';
import { bearerHeaders } from '../call/bearerHeaders.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { identityError } from '../errors/createError.ts';
import type { Session } from '../session/UserIdentity.ts';
import { getSessionIfAny, requireSession } from './requireSession.ts';

const UNAUTHORIZED = 401;

const sendWithToken = (context: IdentityContext, mayRepeat: (token: string) => boolean): Send =>
  async function send(request: TransportRequest): Promise<TransportResponse> {
    const attempt = ({ accessToken }: Session): Promise<TransportResponse> =>
      context.transport.request({ ...request, headers: bearerHeaders(accessToken, request.form) });
    const session = await requireSession(context, request);
    const requireSameReader = <Value>(value: Value): Value => {
      if (context.session.isSameReader(session)) return value;
      throw identityError('session_changed');
    };
    try {
      return requireSameReader(await attempt(session));
    } catch (refusal) {
      if (!isApiError(refusal) || refusal.httpStatus !== UNAUTHORIZED) throw refusal;
      const isRepeated = mayRepeat(session.accessToken);
      const refreshed = await context.refresh(session, request);
      if (!isRepeated) throw refusal;
      return requireSameReader(await attempt(requireSameReader(refreshed)));
    }
  };

/**
 * Sends calls that need a reader and whose only credential is the token.
 *
 * @throws IdentityError `missing_jwt`; `session_changed` when the reader is not the same at the end
 * @throws ApiError, NetworkError
 */
export const asReader = (context: IdentityContext): Send => sendWithToken(context, () => true);

/** Does as `asReader`, for calls that carry another credential too, such as a password. */
export const asReaderWithCredential = (context: IdentityContext): Send =>
  sendWithToken(context, context.tokens.mayBeExpired);

/**
 * Sends calls in the reader's name if there is one, else in nobody's; another credential may come along.
 *
 * @throws IdentityError `session_changed`
 * @throws ApiError, NetworkError
 */
export const asReaderIfAny = (context: IdentityContext): Send =>
  async function send(request: TransportRequest): Promise<TransportResponse> {
    const isReader = (await getSessionIfAny(context, request)) !== undefined;
    const by = isReader ? asReaderWithCredential(context) : context.transport.request;
    return by(request);
  };
