/** The sales configuration, under the names that the service gives it. A text that the service leaves empty is absent. */
export interface SalesConfig {
  /** Whether orders and payments need a challenge token. */
  readonly checkoutRecaptchaEnabled: boolean;
  /** The site key of the challenge. */
  readonly recaptchaKey?: string;
  /** What readers may choose from when they cancel a subscription, in the service's order. */
  readonly cancelReasons: readonly string[];
  readonly authProviderTypeId?: number;
  /** Whether the service takes idempotency keys. */
  readonly idempotencyKeys: boolean;
  /** The answer as it came, for members that have no name here. Unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
}
