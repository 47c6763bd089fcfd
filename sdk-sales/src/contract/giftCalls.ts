/** Gifts, with the bearer token. `:redeemCode` is that of the gift. */
export const giftCalls = {
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
