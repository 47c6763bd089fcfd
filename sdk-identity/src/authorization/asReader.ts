/**
 * Calls on behalf of the signed-in reader.
 *
 * The service may refuse an access token that has not expired here: its session was ended on another device, or a clock is
 * wrong. Only a refresh shows which, so a 401 leads to one refresh and one more attempt; that is safe, because a refused
 * call has changed nothing. If a call carries another credential, the 401 may refer to that one: such a call is repeated
 * only if the token may have expired by the service's clock.
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
      const refreshed = await context.refresh(session, request);
      // Judged after the refresh, whose tokens show how wrong this device's clock is.
      if (!mayRepeat(session.accessToken)) throw refusal;
      return requireSameReader(await attempt(requireSameReader(refreshed)));
    }
  };

/**
 * Returns a function that sends calls that need a reader and whose only credential is the access token.
 *
 * @throws IdentityError `missing_jwt`; `session_changed` when the reader is not the same at the end
 * @throws ApiError, NetworkError
 */
export const asReader = (context: IdentityContext): Send => sendWithToken(context, () => true);

/** Returns the equivalent of `asReader` for calls that also carry another credential, such as a password. */
export const asReaderWithCredential = (context: IdentityContext): Send =>
  sendWithToken(context, context.tokens.mayBeExpired);

/**
 * Returns a function that sends calls on behalf of the signed-in reader, or anonymously when nobody is signed in. The
 * calls may carry another credential.
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
