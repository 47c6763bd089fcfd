/** Decides which payment methods are offered for an order in addition to a card. */
import type { PaymentOption } from '../answers/Payment.ts';

const PAYPAL_CURRENCIES = new Set(['BRL', 'CAD', 'EUR', 'JPY', 'MXN', 'NZD', 'GBP', 'USD']);
const WITHOUT_WALLETS = 'IN';

export interface PayPalCase {
  /** The site's PayPal option; `undefined` when it has none. */
  readonly option: PaymentOption | undefined;
  /** The total of the order. */
  readonly total?: number;
  /** The currency code by ISO 4217. */
  readonly currency?: string;
}

/** Returns whether PayPal is offered: the site has it, the total is positive, and PayPal supports the currency. */
export const isPayPalOffered = ({ option, total = 0, currency = '' }: PayPalCase): boolean =>
  option !== undefined && total > 0 && PAYPAL_CURRENCIES.has(currency.toUpperCase());

export interface WalletCase {
  /** The currency code by ISO 4217. */
  readonly currency?: string;
  /** The country of the order's billing address, by ISO 3166-1 alpha-2. */
  readonly billingCountry?: string;
  /** The country code of the entitlements (`edgescape.country_code`), by ISO 3166-1 alpha-2. */
  readonly entitlementCountry?: string;
}

/** Returns whether Apple Pay and Google Pay may be offered, provided that the card provider finds one in this browser. */
export const areWalletsOffered = ({ currency, billingCountry, entitlementCountry }: WalletCase): boolean =>
  Boolean(currency && billingCountry) && entitlementCountry !== WITHOUT_WALLETS;
