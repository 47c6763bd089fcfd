import { sendCall, withoutError } from '@broadsheet/client-core';
import { bearerHeaders } from '../call/bearerHeaders.ts';
import { sessionCalls } from '../contract/sessionCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { isRefreshRefused } from '../refresh/isRefreshRefused.ts';
import { requestRefresh } from '../refresh/requestRefresh.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

/**
 * Resolves with an access token that the service accepts, refreshed if necessary, for a session that was removed here
 * already; `undefined` when the service no longer knows that session.
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
 * Ends a session at the service.
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
  // Ending a session twice has the same effect as ending it once.
  const parts = { headers: bearerHeaders(token), idempotent: true, signal };
  await sendCall(context.transport.request, sessionCalls.logout, { ...parts, read: withoutError });
}
