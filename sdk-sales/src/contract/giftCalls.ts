import type { Endpoints } from '@broadsheet/client-core';
import type { TokenRequestBody } from './sharingCalls.ts';
import type { SubscriptionIDBody, SubscriptionStatus } from './subscriptionCalls.ts';

export const giftCalls = {
  list: { method: 'GET', path: '/sales/public/v1/subscription/gift' },
  setRecipient: { method: 'PUT', path: '/sales/public/v1/subscription/gift/:redeemCode' },
  redeem: { method: 'POST', path: '/sales/public/v1/subscription/gift/redeem' },
} as const satisfies Endpoints<GiftCalls>;

/** Gifts. `redeemCode` is that of the gift. */
export interface GiftCalls {
  /** Lists the gifts that the reader has bought, the newest first. Only this service has it. */
  readonly list: { readonly caller: 'reader'; readonly answer: readonly GivenGiftBody[] };
  /** Says whom a gift is for, and mails it on its day. */
  readonly setRecipient: {
    readonly caller: 'reader';
    readonly body: GiftRecipientBody;
    readonly answer: GiftBody;
  };
  /** Redeems a gift: its time begins now. */
  readonly redeem: {
    readonly caller: 'reader';
    readonly body: TokenRequestBody;
    readonly answer: SubscriptionIDBody;
  };
}

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
