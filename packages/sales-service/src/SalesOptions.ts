import type { SalesConfigBody } from '@broadsheet/sdk-sales/contract';
import type { PaymentOptions } from './payments/PaymentOptions.ts';

/** The operator's options for sales; all have a default. */
export interface SalesOptions {
  /** Overrides the member `sales` of the site properties, which has the same form. */
  readonly configuration?: Partial<SalesConfigBody> | undefined;
  /**
   * The country of readers (ISO 3166-1 alpha-2) when `countryHeader` names none. Default: none; the response of the
   * entitlements call then has no country.
   */
  readonly country?: string | undefined;
  /**
   * The name of the request header in which the CDN reports the reader's country, such as `CF-IPCountry`. The header is
   * trusted, so name one only if the CDN overwrites the header that callers send.
   */
  readonly countryHeader?: string | undefined;
  /** The payment providers. Default: none, so only orders without a price are possible. */
  readonly payments?: PaymentOptions | undefined;
  /** The clock of all sales, such as one that a sandbox puts forward. Default: the platform's. */
  readonly clock?: { now(): number } | undefined;
}
