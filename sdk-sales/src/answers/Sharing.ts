import { list, number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readAssociate = shape({ email: text, subscriptionID: number }, ['subscriptionID']);

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
