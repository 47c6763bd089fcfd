import type { SubscriptionID } from '../answers/Subscription.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { giftCalls } from '../contract/giftCalls.ts';
import { redeemBy } from '../subscriptions/redeemBy.ts';

/**
 * Redeems a gift.
 *
 * @param token the gift's redeem code
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export const redeemGiftSubscription = (
  context: SalesContext,
  token: string,
  { signal }: CallOptions = {},
): Promise<SubscriptionID> => redeemBy(context, giftCalls.redeem, { body: { token }, signal });
