import type { SubscriptionID } from '../answers/Subscription.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { enterpriseCalls } from '../contract/enterpriseCalls.ts';
import { getSubscriptionDetails } from './getSubscriptionDetails.ts';
import { redeemBy } from './redeemBy.ts';

/**
 * Redeems a subscription that the reader's organisation pays for, and fetches its details.
 *
 * @param nonce the nonce of the organisation's invitation
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError; the subscription may have been redeemed, because the details are fetched afterwards
 */
export async function redeemEnterpriseSubscription(
  context: SalesContext,
  nonce: string,
  { signal }: CallOptions = {},
): Promise<SubscriptionID> {
  const answer = await redeemBy(context, enterpriseCalls.redeem, { body: { nonce }, signal });
  await getSubscriptionDetails(context, answer.subscriptionID, { signal });
  return answer;
}
