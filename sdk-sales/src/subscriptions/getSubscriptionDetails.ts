import { sendCall } from '@broadsheet/client-core';
import { readSubscription } from '../answers/Subscription.ts';
import type { Subscription } from '../answers/Subscription.ts';
import { asReader } from '../call/asReader.ts';
import { mergeSubscriptions } from '../cache/mergeEntries.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { subscriptionCalls } from '../contract/subscriptionCalls.ts';

/**
 * Fetches one subscription with its price, events and address.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export async function getSubscriptionDetails(
  context: SalesContext,
  id: number,
  { signal }: CallOptions = {},
): Promise<Subscription> {
  const { cache } = context;
  const parts = { values: [String(id)], cache: 'no-cache', signal, read: readSubscription } as const;
  const subscription = await sendCall(asReader(context), subscriptionCalls.details, parts);
  mergeSubscriptions(cache, [subscription]);
  return subscription;
}
