import { sendCall } from '@broadsheet/client-core';
import { readSubscriptionID } from '../answers/Subscription.ts';
import type { SubscriptionID } from '../answers/Subscription.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { sharingCalls } from '../contract/sharingCalls.ts';

/**
 * Ends one share, or all shares of a subscription.
 *
 * @param id the id of the share, or of the subscription
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export async function stopSharing(
  context: SalesContext,
  id: number,
  { signal }: CallOptions = {},
): Promise<SubscriptionID> {
  const { cache } = context;
  const parts = { values: [String(id)], signal, read: readSubscriptionID };
  const answer = await sendCall(asReader(context), sharingCalls.stop, parts);
  const { subscriptionID } = answer;
  cache.sharedSubscriptions = cache.sharedSubscriptions.filter(
    (share) => share.subscriptionID !== subscriptionID,
  );
  return answer;
}
