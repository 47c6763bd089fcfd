import type { SubscriptionStatus } from './subscriptionCalls.ts';

/** Gifts, with the bearer token. `:redeemCode` is that of the gift. */
export const giftCalls = {
  /** → a list of GivenGiftBody: those that the reader has bought. Only this service has it. */
  list: { method: 'GET', path: '/sales/public/v1/subscription/gift' },
  /** GiftRecipientBody → GiftBody. */
  setRecipient: { method: 'PUT', path: '/sales/public/v1/subscription/gift/:redeemCode' },
  /** TokenRequestBody → SubscriptionIDBody, of the subscription that the reader has now. */
  redeem: { method: 'POST', path: '/sales/public/v1/subscription/gift/redeem' },
} as const;

export interface GiftRecipientBody {
  readonly email: string;
  readonly name: string;
  readonly note?: string;
  /** ISO 8601; at once when left out. */
  readonly sendNotificationOn?: string;
}

export interface GiftBody {
  readonly subscriptionID: number;
  readonly redeemCode: string;
  readonly name: string;
  readonly email: string;
}

/** Whom a gift is for, as its giver has said. */
export interface NamedRecipientBody {
  readonly email: string;
  readonly name: string;
  /** Until the gift is redeemed. */
  readonly note?: string;
  /** When the mail goes out, or went out; milliseconds since 1970. */
  readonly sendNotificationOnUTC: number;
}

/** A gift, as its giver sees it. Moments are milliseconds since 1970. */
export interface GivenGiftBody {
  readonly subscriptionID: number;
  /** 5 until it is redeemed. */
  readonly status: SubscriptionStatus;
  readonly sku: string;
  readonly productName: string;
  readonly priceCode: string;
  readonly orderNumber: string;
  readonly boughtOnUTC: number;
  /** Until it is redeemed. */
  readonly redeemCode: string | null;
  readonly redeemedOnUTC: number | null;
  readonly recipient: NamedRecipientBody | null;
}
