import type { Endpoints } from '@broadsheet/client-core';
import type { SubscriptionIDBody, SubscriptionStatus } from './subscriptionCalls.ts';

export const sharingCalls = {
  details: { method: 'GET', path: '/sales/public/v1/subscription/:id/sharing' },
  share: { method: 'PUT', path: '/sales/public/v1/subscription/:id/share' },
  stop: { method: 'PUT', path: '/sales/public/v1/subscription/:id/stopshare' },
  redeem: { method: 'POST', path: '/sales/public/v1/subscription/redeem' },
} as const satisfies Endpoints<SharingCalls>;

/** Sharing a subscription with others. `id` is that of the subscription; where sharing stops, that of the share. */
export interface SharingCalls {
  /** Lists who reads along, and how many may. */
  readonly details: { readonly caller: 'reader'; readonly answer: SharingDetailsBody };
  /** Invites somebody by mail. */
  readonly share: {
    readonly caller: 'reader';
    readonly body: ShareRequestBody;
    readonly answer: RedeemCodeBody;
  };
  /** Ends a share, for its owner and for who reads along. */
  readonly stop: { readonly caller: 'reader'; readonly answer: SubscriptionIDBody };
  /** Accepts an invitation. */
  readonly redeem: {
    readonly caller: 'reader';
    readonly body: TokenRequestBody;
    readonly answer: SubscriptionIDBody;
  };
}

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
