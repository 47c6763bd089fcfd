import type { Endpoint } from '@broadsheet/client-core';
export const salesConfigCall = { method: 'GET', path: '/sales/public/v1/config' } as const satisfies Endpoint;

/** Returns what a client must know before anybody buys. */
export interface SalesConfigCall {
  readonly caller: 'anyone';
  readonly answer: SalesConfigBody;
}

/** What a server answers to the configuration call. */
export interface SalesConfigBody {
  /** Whether orders and payments need a challenge token; absent counts as off. */
  readonly checkoutRecaptchaEnabled?: boolean;
  /** The site key of the challenge. */
  readonly recaptchaKey?: string;
  /** What readers may choose from when they cancel a subscription. */
  readonly cancelReasons?: readonly string[];
  readonly authProviderTypeId: number;
  /**
   * Whether the service takes IDEMPOTENCY_KEY_HEADER, also across origins. Clients send it only then: a service of
   * another vendor would refuse the preflight of a call with a header that it does not know.
   */
  readonly idempotencyKeys?: boolean;
}
