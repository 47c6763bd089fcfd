import type { CallParts, Endpoint, Send } from '@broadsheet/client-core';
import { sendCall } from '@broadsheet/client-core';
import type { LoginMessage } from '../adapters/PageAdapters.ts';
import { withUuid } from '../call/successTests.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { parseUserIdentity } from '../session/UserIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

interface RememberOptions {
  /** Whether the session outlives the browser's session. Default: as the previous session. */
  readonly rememberMe?: boolean;
}

/**
 * Starts the session of a response, which is stored unchanged.
 *
 * @param answer a response body that has passed the test `withUuid`
 */
export function acceptIdentity(
  { session }: IdentityContext,
  answer: Readonly<Record<string, unknown>>,
  { rememberMe }: RememberOptions = {},
): UserIdentity {
  const identity = parseUserIdentity(answer) ?? { raw: answer };
  session.begin(identity, rememberMe);
  return identity;
}

/** Posts a message to the page's window that a reader has signed in, and with which grant. */
export const announceLogin = ({ adapters }: IdentityContext, grantType: LoginMessage['grantType']): void =>
  adapters.postMessage?.({ type: 'ARC_LOGIN_SUCCESS', grantType });

interface SignInParts extends CallParts, RememberOptions {
  /** Sends the call, perhaps on behalf of a reader. Default: anonymously. */
  readonly by?: Send;
}

/**
 * Sends a call that returns a session, and starts that session.
 *
 * @throws ApiError, NetworkError; nothing has changed here
 */
export async function signIn(
  context: IdentityContext,
  call: Endpoint,
  { by = context.transport.request, rememberMe, ...parts }: SignInParts,
): Promise<UserIdentity> {
  const answer = await sendCall(by, call, { ...parts, read: withUuid });
  return acceptIdentity(context, answer, { rememberMe });
}
