import type { SubscriptionID } from '../answers/Subscription.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { sharingCalls } from '../contract/sharingCalls.ts';
import { getSubscriptionDetails } from '../subscriptions/getSubscriptionDetails.ts';
import { redeemBy } from '../subscriptions/redeemBy.ts';

/**
 * Redeems an invitation to share a subscription, and fetches the details of the subscription.
 *
 * @param token the redeem code of the invitation
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError; the invitation may have been redeemed, because the details are fetched afterwards
 */
export async function redeemAssociateInvitation(
  context: SalesContext,
  token: string,
  { signal }: CallOptions = {},
): Promise<SubscriptionID> {
  const answer = await redeemBy(context, sharingCalls.redeem, { body: { token }, signal });
  await getSubscriptionDetails(context, answer.subscriptionID, { signal });
  return answer;
}
