import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { identityError } from '../errors/createError.ts';
import { getFreshSession } from '../refresh/freshSession.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { Session } from '../session/UserIdentity.ts';

interface Finding {
  readonly session?: Session;
  /** The error that ended the stored session. */
  readonly reason?: unknown;
}

async function findSession(context: IdentityContext, options?: CallOptions): Promise<Finding> {
  try {
    return { session: await getFreshSession(context, options) };
  } catch (reason) {
    if (isSession(context.session.read())) throw reason;
    return { reason };
  }
}

/**
 * Resolves with the session, refreshed if necessary; `undefined` when nobody is signed in, or the refresh ended the session.
 *
 * @throws NetworkError, ApiError when the session could not be refreshed just now; it stays
 */
export const getSessionIfAny = async (
  context: IdentityContext,
  options?: CallOptions,
): Promise<Session | undefined> => (await findSession(context, options)).session;

/**
 * Resolves with the session, refreshed if necessary, for an operation that needs a reader.
 *
 * @throws IdentityError `missing_jwt`: nobody is signed in, or the refresh ended the session
 * @throws IdentityError `session_changed`: somebody else signed in during the refresh
 * @throws ApiError, NetworkError the session could not be refreshed just now
 */
export async function requireSession(context: IdentityContext, options?: CallOptions): Promise<Session> {
  const before = context.session.read();
  const { session, reason } = await findSession(context, options);
  if (session === undefined) throw identityError('missing_jwt', reason);
  if (session.uuid !== before?.uuid) throw identityError('session_changed');
  return session;
}
