import { sendCall, withUuid } from '../call/sendCall.ts';
import type { Call, CallParts, Send } from '../call/sendCall.ts';
import type { LoginMessage } from '../edges/PageEdges.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { parseUserIdentity } from './UserIdentity.ts';
import type { UserIdentity } from './UserIdentity.ts';

/**
 * Begins the session that an answer brings, stored as it came.
 *
 * @param answer has passed the test "uuid"
 * @param rememberMe as the session before when left out
 */
export function acceptIdentity(
  { session }: IdentityContext,
  answer: Readonly<Record<string, unknown>>,
  rememberMe?: boolean,
): UserIdentity {
  const identity = parseUserIdentity(answer) ?? { raw: answer };
  session.begin(identity, rememberMe);
  return identity;
}

/** Tells the page who has signed in how (wire-contract 2.7). */
export const tellPage = ({ edges }: IdentityContext, grantType: LoginMessage['grantType']): void =>
  edges.postMessage?.({ type: 'ARC_LOGIN_SUCCESS', grantType });

/**
 * Sends a call that is answered with a session, and begins it.
 *
 * @param rememberMe as the session before when left out
 * @throws ApiError, NetworkError nothing has changed here
 */
export const signIn = async (
  context: IdentityContext,
  by: Send,
  call: Call,
  parts: CallParts,
  rememberMe?: boolean,
): Promise<UserIdentity> => acceptIdentity(context, await sendCall(by, call, parts, withUuid), rememberMe);
