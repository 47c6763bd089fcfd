import type { SubscriptionStatus } from './subscriptionCalls.ts';

/** Sharing a subscription with others, with the bearer token. `:id` is the subscription's. */
export const sharingCalls = {
  /** → SharingDetailsBody. */
  details: { method: 'GET', path: '/sales/public/v1/subscription/:id/sharing' },
  /** ShareRequestBody → RedeemCodeBody. */
  share: { method: 'PUT', path: '/sales/public/v1/subscription/:id/share' },
  /** Neither body nor content type → SubscriptionIDBody. `:id` is that of the share, of AssociateBody. */
  stop: { method: 'PUT', path: '/sales/public/v1/subscription/:id/stopshare' },
  /** TokenRequestBody → SubscriptionIDBody, of the subscription that the invited reader has now. */
  redeem: { method: 'POST', path: '/sales/public/v1/subscription/redeem' },
} as const;

export interface SharingDetailsBody {
  /** `null`: as many as one likes. */
  readonly numSharesAllowed: number | null;
  readonly sharedSubscriptions: readonly AssociateBody[];
}

/** Somebody who reads along. */
export interface AssociateBody {
  readonly email: string;
  readonly subscriptionID: number;
  /** 5 until the invitation is accepted. */
  readonly status?: SubscriptionStatus;
}

export interface ShareRequestBody {
  readonly email: string;
}

/** Of letters that need no encoding in a path. */
export interface RedeemCodeBody {
  readonly redeemCode: string;
}

export interface TokenRequestBody {
  /** The redeem code of an invitation or gift. */
  readonly token: string;
}
