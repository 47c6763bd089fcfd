import { list, moment, number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readAssociate = shape(
  {
    email: text,
    subscriptionID: number,
    /** The subscription status: 5 until the invitation is accepted; absent if the service does not send it. */
    status: number,
  },
  ['subscriptionID'],
);

/** A person with whom a subscription is shared. The id is that of the share. */
export type Associate = Read<typeof readAssociate>;

export const readSharingDetails = shape(
  {
    /** The maximum number of shares; absent: unlimited. */
    numSharesAllowed: number,
    sharedSubscriptions: list(readAssociate),
  },
  ['sharedSubscriptions'],
);

export type SharingDetails = Read<typeof readSharingDetails>;

export const readRedeemCode = shape({ redeemCode: text }, ['redeemCode']);

export type RedeemCode = Read<typeof readRedeemCode>;

export const readGift = shape({ subscriptionID: number, redeemCode: text, name: text, email: text }, [
  'subscriptionID',
  'redeemCode',
]);

export type Gift = Read<typeof readGift>;

export const readGivenGift = shape(
  {
    subscriptionID: number,
    /** The subscription status: 5 until the gift is redeemed. */
    status: number,
    productName: text,
    priceCode: text,
    orderNumber: text,
    /** The time of the purchase, in milliseconds since 1970 like every time here. */
    boughtOnUTC: moment,
    /** The redeem code, present until the gift is redeemed. */
    redeemCode: text,
    redeemedOnUTC: moment,
    recipient: shape({ email: text, name: text, note: text, sendNotificationOnUTC: moment }),
  },
  ['subscriptionID'],
);

export type GivenGift = Read<typeof readGivenGift>;
