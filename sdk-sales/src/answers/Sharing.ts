import { list, moment, numeric, shape, string } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

export const readAssociate = shape(
  {
    email: string,
    subscriptionID: numeric,
    /** The subscription status: 5 until the invitation is accepted; absent if the service does not send it. */
    status: numeric,
  },
  ['subscriptionID'],
);

/** A person with whom a subscription is shared. The id is that of the share. */
export type Associate = Parsed<typeof readAssociate>;

export const readSharingDetails = shape(
  {
    /** The maximum number of shares; absent: unlimited. */
    numSharesAllowed: numeric,
    sharedSubscriptions: list(readAssociate),
  },
  ['sharedSubscriptions'],
);

export type SharingDetails = Parsed<typeof readSharingDetails>;

export const readRedeemCode = shape({ redeemCode: string }, ['redeemCode']);

export type RedeemCode = Parsed<typeof readRedeemCode>;

export const readGift = shape({ subscriptionID: numeric, redeemCode: string, name: string, email: string }, [
  'subscriptionID',
  'redeemCode',
]);

export type Gift = Parsed<typeof readGift>;

export const readGivenGift = shape(
  {
    subscriptionID: numeric,
    /** The subscription status: 5 until the gift is redeemed. */
    status: numeric,
    productName: string,
    priceCode: string,
    orderNumber: string,
    /** The time of the purchase, in milliseconds since 1970 like every time here. */
    boughtOnUTC: moment,
    /** The redeem code, present until the gift is redeemed. */
    redeemCode: string,
    redeemedOnUTC: moment,
    recipient: shape({ email: string, name: string, note: string, sendNotificationOnUTC: moment }),
  },
  ['subscriptionID'],
);

export type GivenGift = Parsed<typeof readGivenGift>;
