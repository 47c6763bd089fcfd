import { sendCall } from '@broadsheet/client-core';
import { readSubscriptionID } from '../answers/Subscription.ts';
import type { SubscriptionID } from '../answers/Subscription.ts';
import { asReader } from '../call/asReader.ts';
import { mergeSubscriptions } from '../cache/mergeEntries.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { subscriptionCalls } from '../contract/subscriptionCalls.ts';
import type { CancelRequestBody } from '../contract/subscriptionCalls.ts';

export interface CancelOptions extends CallOptions, CancelRequestBody {}

const CANCELED = 3;

/**
 * Cancels a subscription, which continues until the end of the paid period.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export async function cancelSubscription(
  context: SalesContext,
  id: number,
  { reason, reasonCode, signal }: CancelOptions = {},
): Promise<SubscriptionID> {
  const { cache } = context;
  const body: CancelRequestBody = { reason, reasonCode };
  const parts = { values: [String(id)], body, signal, read: readSubscriptionID };
  const answer = await sendCall(asReader(context), subscriptionCalls.cancel, parts);
  mergeSubscriptions(cache, [{ ...answer, status: CANCELED }]);
  return answer;
}
