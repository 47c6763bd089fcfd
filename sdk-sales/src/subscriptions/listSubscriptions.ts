import { list, sendCall } from '@broadsheet/client-core';
import type { Endpoint } from '@broadsheet/client-core';
import { readSubscription } from '../answers/Subscription.ts';
import type { Subscription } from '../answers/Subscription.ts';
import { asReader } from '../call/asReader.ts';
import { mergeSubscriptions } from '../cache/mergeEntries.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { subscriptionCalls } from '../contract/subscriptionCalls.ts';
import { getSubscriptionState } from './subscriptionState.ts';

/** Returns whether a subscription still gives access; a cancelled one does so until its end. */
function mayStillRead(subscription: Subscription): boolean {
  const state = getSubscriptionState(subscription);
  return state === 'active' || state === 'canceled';
}

const listBy =
  (call: Endpoint) =>
  async (context: SalesContext, { signal }: CallOptions = {}): Promise<readonly Subscription[]> => {
    const { cache } = context;
    const parts = { signal, read: list(readSubscription) };
    const subscriptions = await sendCall(asReader(context), call, parts);
    mergeSubscriptions(cache, subscriptions);
    context.onSubscriber?.(subscriptions.some(mayStillRead));
    return subscriptions;
  };

/**
 * Fetches the reader's subscriptions with id, status, name, product and payment method; the rest is in their details.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export const getAllSubscriptions = listBy(subscriptionCalls.listAll);

/** Fetches the reader's running subscriptions; otherwise like `getAllSubscriptions`. */
export const getAllActiveSubscriptions = listBy(subscriptionCalls.listActive);
