import { sendCall, withoutError } from '@broadsheet/client-core';
import { bearerHeaders } from '../call/bearerHeaders.ts';
import { sessionCalls } from '../contract/sessionCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { isRefreshRefused } from '../refresh/isRefreshRefused.ts';
import { requestRefresh } from '../refresh/requestRefresh.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

/**
 * A token that the service takes, though the session it belongs to is gone from here already; `undefined` when the
 * service knows that session no longer.
 */
async function usableToken(
  { transport, tokens }: IdentityContext,
  identity: UserIdentity,
): Promise<string | undefined> {
  if (!isSession(identity) || !tokens.needsRefresh(identity.accessToken)) return identity.accessToken;
  try {
    return (await requestRefresh(transport, identity)).accessToken;
  } catch (error) {
    if (isRefreshRefused(error)) return undefined;
    throw error;
  }
}

/**
 * Tells the service that a session is over.
 *
 * @throws ApiError, NetworkError
 */
export async function revokeSession(
  context: IdentityContext,
  identity: UserIdentity,
  signal?: AbortSignal,
): Promise<void> {
  const token = await usableToken(context, identity);
  if (token === undefined) return;
  // To end a session twice is to end it once.
  const parts = { headers: bearerHeaders(token), idempotent: true, signal };
  await sendCall(context.transport.request, sessionCalls.logout, { ...parts, read: withoutError });
}
