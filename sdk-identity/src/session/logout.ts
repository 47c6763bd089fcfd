import { requireNoError } from '@broadsheet/client-core';
import { bearerHeaders } from '../call/callAsReader.ts';
import type { CallOptions } from '../CallOptions.ts';
import { sessionCalls } from '../contract/sessionCalls.ts';
import { IdentityError } from '../errors/IdentityError.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { isTokenRefused } from './isTokenRefused.ts';
import { requestRenewal } from './requestRenewal.ts';
import { isSession } from './UserIdentity.ts';
import type { UserIdentity } from './UserIdentity.ts';

/**
 * A token that the service takes, though the session it belongs to is gone from here already; `undefined` when the
 * service knows that session no longer.
 */
async function usableToken(
  { transport, tokens }: IdentityContext,
  identity: UserIdentity,
): Promise<string | undefined> {
  if (!isSession(identity) || !tokens.isStale(identity.accessToken)) return identity.accessToken;
  try {
    return (await requestRenewal(transport, identity)).accessToken;
  } catch (error) {
    if (isTokenRefused(error)) return undefined;
    throw error;
  }
}

async function revoke(context: IdentityContext, identity: UserIdentity, signal?: AbortSignal): Promise<void> {
  const token = await usableToken(context, identity);
  if (token === undefined) return;
  // To end a session twice is to end it once.
  const request = { ...sessionCalls.logout, headers: bearerHeaders(token), idempotent: true, signal };
  requireNoError(await context.transport.request(request));
}

async function runLogoutTasks({ logoutTasks, reportError }: IdentityContext): Promise<void> {
  const results = await Promise.allSettled([...logoutTasks].map(async (run) => run()));
  for (const result of results) if (result.status === 'rejected') reportError(result.reason);
}

/**
 * Signs out: here and in every tab at once, then at the service (wire-contract 1.1).
 *
 * The session is gone from this browser whatever the promise says; it says whether the service knows.
 *
 * @throws IdentityError `already_logged_out`: there was no access token
 * @throws ApiError, NetworkError the service could not be told
 */
export async function logout(context: IdentityContext, { signal }: CallOptions = {}): Promise<void> {
  const identity = context.session.read();
  context.session.end();
  context.page.dispatchEvent?.('ArcSDK.logout');
  const tasks = runLogoutTasks(context);
  try {
    if (identity?.accessToken === undefined) throw new IdentityError('already_logged_out');
    await revoke(context, identity, signal);
  } finally {
    await tasks;
  }
}
