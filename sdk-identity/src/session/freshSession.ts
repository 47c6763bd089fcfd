import type { CallOptions } from '../CallOptions.ts';
import { refuse } from '../errors/refuse.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { isSession } from './UserIdentity.ts';
import type { Session } from './UserIdentity.ts';

/**
 * The session with an access token that can be used, renewed if need be; `undefined` when nobody is signed in.
 *
 * @throws what a refresh throws
 */
export async function freshSession(
  { session, tokens, refresh }: IdentityContext,
  options?: CallOptions,
): Promise<Session | undefined> {
  const identity = session.read();
  if (!isSession(identity)) return undefined;
  return tokens.isStale(identity.accessToken) ? refresh(identity, options) : identity;
}

/**
 * As `freshSession`; `undefined` also when the session turns out to be over.
 *
 * @param onOver gets the reason then
 * @throws NetworkError, ApiError it could not be renewed just now and stays
 */
export async function sessionIfAny(
  context: IdentityContext,
  options?: CallOptions,
  onOver?: (reason: unknown) => void,
): Promise<Session | undefined> {
  try {
    return await freshSession(context, options);
  } catch (error) {
    if (isSession(context.session.read())) throw error;
    onOver?.(error);
    return undefined;
  }
}

/**
 * As `freshSession`, for an operation that needs a reader (wire-contract 0.5, gate "login").
 *
 * @throws IdentityError `missing_jwt`: nobody is signed in, or the session turned out to be over
 * @throws IdentityError `session_changed`: somebody else signed in during the renewal
 * @throws ApiError, NetworkError the session could not be renewed just now
 */
export async function requireSession(context: IdentityContext, options?: CallOptions): Promise<Session> {
  const before = context.session.read();
  let cause: unknown;
  const session = await sessionIfAny(context, options, (reason) => (cause = reason));
  if (session === undefined) throw refuse('missing_jwt', cause);
  if (session.uuid !== before?.uuid) throw refuse('session_changed');
  return session;
}
