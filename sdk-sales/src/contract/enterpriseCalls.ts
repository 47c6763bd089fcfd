import type { Endpoints } from '@broadsheet/client-core';
import type { SubscriptionIDBody } from './subscriptionCalls.ts';
export const enterpriseCalls = {
  redeem: { method: 'POST', path: '/sales/public/v2/subscriptions/enterprise' },
} as const satisfies Endpoints<EnterpriseCalls>;

/** Subscriptions that an organisation pays for. */
export interface EnterpriseCalls {
  /** Redeems the code of an organisation. */
  readonly redeem: {
    readonly caller: 'reader';
    readonly body: EnterpriseRequestBody;
    readonly answer: SubscriptionIDBody;
  };
}

export interface EnterpriseRequestBody {
  /** Of the organisation's invitation. */
  readonly nonce: string;
}
