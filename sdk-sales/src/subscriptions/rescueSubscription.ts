import { sendCall } from '@broadsheet/client-core';
import { readSubscriptionID } from '../answers/Subscription.ts';
import type { SubscriptionID } from '../answers/Subscription.ts';
import { asReader } from '../call/asReader.ts';
import { mergeSubscriptions } from '../cache/mergeEntries.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { subscriptionCalls } from '../contract/subscriptionCalls.ts';

const ACTIVE = 1;

/**
 * Reverts the cancellation of a subscription.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export async function rescueSubscription(
  context: SalesContext,
  id: number,
  { signal }: CallOptions = {},
): Promise<SubscriptionID> {
  const { cache } = context;
  const parts = { values: [String(id)], body: {}, signal, read: readSubscriptionID };
  const answer = await sendCall(asReader(context), subscriptionCalls.rescue, parts);
  mergeSubscriptions(cache, [{ ...answer, status: ACTIVE }]);
  return answer;
}
