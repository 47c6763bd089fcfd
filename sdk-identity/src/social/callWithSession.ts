import type { TransportRequest, TransportResponse } from '@broadsheet/client-core';
import { callAsReader } from '../call/callAsReader.ts';
import type { CallOptions } from '../CallOptions.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { freshSession } from '../session/freshSession.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { Session } from '../session/UserIdentity.ts';

/**
 * The session, renewed if need be; none when it turns out to be over.
 *
 * @throws NetworkError, ApiError it could not be renewed just now and stays
 */
export async function sessionIfAny(
  context: IdentityContext,
  options: CallOptions,
): Promise<Session | undefined> {
  try {
    return await freshSession(context, options);
  } catch (error) {
    if (isSession(context.session.read())) throw error;
    return undefined;
  }
}

/**
 * Sends a call in the reader's name if there is one, else in nobody's (wire-contract 0.4, "bearer-if-session").
 *
 * @throws IdentityError `session_changed`
 * @throws ApiError, NetworkError
 */
export async function callWithSession(
  context: IdentityContext,
  request: TransportRequest,
): Promise<TransportResponse> {
  const session = await sessionIfAny(context, { signal: request.signal });
  if (session === undefined) return context.transport.request(request);
  return (await callAsReader(context, request)).response;
}
