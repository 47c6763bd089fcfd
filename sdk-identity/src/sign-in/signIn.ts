import type { CallParts, Endpoint, Send } from '@broadsheet/client-core';
import { sendCall } from '@broadsheet/client-core';
import type { LoginMessage } from '../adapters/PageAdapters.ts';
import { withUuid } from '../call/successTests.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { parseUserIdentity } from '../session/UserIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

/**
 * Begins the session that an answer brings, stored as it came.
 *
 * @param answer has passed the test `withUuid`
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

/** Tells the page who has signed in how. */
export const announceLogin = ({ adapters }: IdentityContext, grantType: LoginMessage['grantType']): void =>
  adapters.postMessage?.({ type: 'ARC_LOGIN_SUCCESS', grantType });

interface SignInParts extends CallParts {
  /** In whose name; nobody's when left out. */
  readonly by?: Send;
  /** As the session before when left out. */
  readonly rememberMe?: boolean;
}

/**
 * Sends a call that is answered with a session, and begins it.
 *
 * @throws ApiError, NetworkError nothing has changed here
 */
export async function signIn(
  context: IdentityContext,
  call: Endpoint,
  { by = context.transport.request, rememberMe, ...parts }: SignInParts,
): Promise<UserIdentity> {
  const answer = await sendCall(by, call, { ...parts, read: withUuid });
  return acceptIdentity(context, answer, rememberMe);
}
