/**
 * The credentials of a call.
 *
 * A reader who is not signed in has no access token; the cart's cookie identifies them, and is sent across origins only if
 * the request includes credentials. The service may refuse a token that has not expired, if its session was ended on
 * another device or a clock is wrong: that leads to one refresh and one more attempt, because a refused call has changed
 * nothing.
 */
import { isApiError } from '@broadsheet/client-core';
import type { Send } from '@broadsheet/client-core';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { salesError } from '../errors/SalesError.ts';

const UNAUTHORIZED = 401;

/** Resolves with the reader's access token, refreshed if necessary; `undefined` when nobody is signed in. */
async function findToken({ identity }: SalesContext, { signal }: CallOptions): Promise<string | undefined> {
  if (!(await identity?.isLoggedIn({ signal }))) return undefined;
  return (await identity?.getJwt?.({ signal })) ?? identity?.userIdentity?.accessToken ?? undefined;
}

/** Refreshes the session and resolves with the new token; `undefined` when the session has ended. */
async function refreshToken(context: SalesContext, { signal }: CallOptions): Promise<string | undefined> {
  const { identity } = context;
  try {
    await identity?.extendSession?.({ signal });
  } catch (error) {
    // The refresh failed, but the session has not ended.
    if (await identity?.isLoggedIn({ signal })) throw error;
  }
  return findToken(context, { signal });
}

/** Returns a function that sends calls on behalf of the reader. @param withoutReader sends calls when nobody is signed in */
const asReaderOr =
  (context: SalesContext, withoutReader: Send): Send =>
  async (request) => {
    const token = await findToken(context, request);
    if (token === undefined) return withoutReader(request);
    const attempt = (bearer: string) => {
      const headers = { ...request.headers, Authorization: `Bearer ${bearer}` };
      return context.transport.request({ ...request, headers });
    };
    try {
      return await attempt(token);
    } catch (error) {
      if (!isApiError(error) || error.httpStatus !== UNAUTHORIZED) throw error;
      const refreshed = await refreshToken(context, request);
      if (refreshed === undefined) throw salesError('missing_jwt', error);
      if (refreshed === token) throw error;
      return attempt(refreshed);
    }
  };

/**
 * Returns a function that sends calls on behalf of the signed-in reader, or with the cart's cookie when nobody is signed in.
 *
 * @throws SalesError `missing_jwt`: the session has ended
 */
export const asAnyone = (context: SalesContext): Send =>
  asReaderOr(context, (request) => context.transport.request({ credentials: 'include', ...request }));

/**
 * Returns a function that sends calls that need a signed-in reader.
 *
 * @throws SalesError `missing_jwt`: nobody is signed in, or the session has ended
 */
export const asReader = (context: SalesContext): Send =>
  asReaderOr(context, () => Promise.reject(salesError('missing_jwt')));
