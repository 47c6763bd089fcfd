/**
 * In whose name a call goes out.
 *
 * Nobody who is not signed in has a token; the cookie of their cart says who they are, and crosses origins only when it is
 * asked to. A token may be refused before its time, when its session was ended on another device or a clock is wrong:
 * that costs one refresh and one more attempt, for a call refused so has done nothing.
 */
import { isApiError } from '@broadsheet/client-core';
import type { Send } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { salesError } from '../errors/SalesError.ts';

const UNAUTHORIZED = 401;

/** Gives the reader's access token, refreshed if need be; `undefined` when nobody is signed in. */
async function findToken({ identity }: SalesContext, { signal }: CallOptions): Promise<string | undefined> {
  if (!(await identity?.isLoggedIn({ signal }))) return undefined;
  return (await identity?.getJwt?.({ signal })) ?? identity?.userIdentity?.accessToken ?? undefined;
}

/** Gives the token after a refresh; `undefined` when the session is over. */
async function refreshToken(context: SalesContext, { signal }: CallOptions): Promise<string | undefined> {
  const { identity } = context;
  try {
    await identity?.extendSession?.({ signal });
  } catch (error) {
    // A refresh that failed for another reason than the end of the session.
    if (await identity?.isLoggedIn({ signal })) throw error;
  }
  return findToken(context, { signal });
}

/** Sends calls in the reader's name. @param withoutReader what happens to a call when nobody is signed in */
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
 * Sends calls in the reader's name if there is one, else in that of the cart's cookie.
 *
 * @throws SalesError `missing_jwt`: the session turned out to be over
 */
export const asAnyone = (context: SalesContext): Send =>
  asReaderOr(context, (request) => context.transport.request({ credentials: 'include', ...request }));

/**
 * Sends calls that need a reader.
 *
 * @throws SalesError `missing_jwt`: nobody is signed in, or the session turned out to be over
 */
export const asReader = (context: SalesContext): Send =>
  asReaderOr(context, () => Promise.reject(salesError('missing_jwt')));
