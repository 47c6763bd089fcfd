import { isRecord, sendCall } from '@broadsheet/client-core';
import { readSwgLogin } from '../answers/SwgLogin.ts';
import type { SwgLogin } from '../answers/SwgLogin.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { swgCalls } from '../contract/swgCalls.ts';

export interface SwgTokenOptions extends CallOptions {
  /** Whether an account is created if there is none. Default: false. */
  readonly findOrCreate?: boolean;
}

/**
 * Checks whether an account exists for a subscription of Subscribe with Google.
 *
 * @param subscriptionToken Google's JSON
 * @throws SyntaxError when the token is not JSON; nothing was sent
 * @throws ApiError, NetworkError
 */
export async function checkSwgSubscriptionToken(
  { transport }: SalesContext,
  subscriptionToken: string,
  { findOrCreate = false, signal }: SwgTokenOptions = {},
): Promise<SwgLogin> {
  const members: unknown = JSON.parse(subscriptionToken);
  const body = { ...(isRecord(members) && members), findOrCreate };
  return sendCall(transport.request, swgCalls.loginExists, { body, signal, read: readSwgLogin });
}
