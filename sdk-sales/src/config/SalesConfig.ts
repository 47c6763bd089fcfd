/** The sales configuration, with the service's member names. A string that is empty in the response is absent here. */
export interface SalesConfig {
  /** Whether orders and payments need a challenge token. */
  readonly checkoutRecaptchaEnabled: boolean;
  /** The site key of the challenge. */
  readonly recaptchaKey?: string;
  /** The reasons from which readers may choose when they cancel a subscription, in the service's order. */
  readonly cancelReasons: readonly string[];
  readonly authProviderTypeId?: number;
  /** Whether the service accepts idempotency keys. */
  readonly idempotencyKeys: boolean;
  /** The whole response, unchecked, for members that are not declared here. */
  readonly raw: Readonly<Record<string, unknown>>;
}
