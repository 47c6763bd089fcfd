import { list, moment, number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readAssociate = shape(
  {
    email: text,
    subscriptionID: number,
    /** 5 until the invitation is accepted; absent where the service does not tell. */
    status: number,
  },
  ['subscriptionID'],
);

/** Somebody who reads along. The id is that of the share. */
export type Associate = Read<typeof readAssociate>;

export const readSharingDetails = shape(
  {
    /** Absent: as many as one likes. */
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
    /** 5 until it is redeemed. */
    status: number,
    productName: text,
    priceCode: text,
    orderNumber: text,
    /** Milliseconds since 1970, as every moment here. */
    boughtOnUTC: moment,
    /** Until it is redeemed. */
    redeemCode: text,
    redeemedOnUTC: moment,
    recipient: shape({ email: text, name: text, note: text, sendNotificationOnUTC: moment }),
  },
  ['subscriptionID'],
);

export type GivenGift = Read<typeof readGivenGift>;
