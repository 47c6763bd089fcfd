/** Subscriptions that an organisation pays for, with the bearer token. */
export const enterpriseCalls = {
  /** EnterpriseRequestBody → SubscriptionIDBody. */
  redeem: { method: 'POST', path: '/sales/public/v2/subscriptions/enterprise' },
} as const;

export interface EnterpriseRequestBody {
  /** Of the organisation's invitation. */
  readonly nonce: string;
}
