import type { SalesConfigBody } from '@broadsheet/sdk-sales/contract';
import type { PaymentOptions } from './payments/PaymentOptions.ts';

/** What an operator sets for sales; everything has a default. */
export interface SalesOptions {
  /** Wins over the member `sales` of the site's properties, which has the same form. */
  readonly configuration?: Partial<SalesConfigBody> | undefined;
  /**
   * The country of readers (ISO 3166-1 alpha-2) where nothing better is known. Default: none, and the answer of the
   * entitlements call has no country.
   */
  readonly country?: string | undefined;
  /**
   * Name of the request header in which the CDN tells the reader's country, such as `CF-IPCountry`. Name one only when
   * the CDN overwrites what callers send: it is believed.
   */
  readonly countryHeader?: string | undefined;
  /** Who takes the money. Default: nobody, and nothing that has a price can be paid. */
  readonly payments?: PaymentOptions | undefined;
  /** Of everything that is sold, such as a clock that a sandbox puts forward. Default: the platform's. */
  readonly clock?: { now(): number } | undefined;
}
