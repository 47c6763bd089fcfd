/** Which ways to pay an order are offered besides a card. */
import type { PaymentOption } from '../answers/Payment.ts';

const PAYPAL_CURRENCIES = new Set(['BRL', 'CAD', 'EUR', 'JPY', 'MXN', 'NZD', 'GBP', 'USD']);
const WITHOUT_WALLETS = 'IN';

export interface PayPalCase {
  /** The site's PayPal option; `undefined` when it has none. */
  readonly option: PaymentOption | undefined;
  /** Of the order. */
  readonly total?: number;
  /** ISO 4217. */
  readonly currency?: string;
}

/** Whether PayPal is offered: the site has it, something is due, and the currency is one of PayPal's. */
export const isPayPalOffered = ({ option, total = 0, currency = '' }: PayPalCase): boolean =>
  option !== undefined && total > 0 && PAYPAL_CURRENCIES.has(currency.toUpperCase());

export interface WalletCase {
  /** ISO 4217. */
  readonly currency?: string;
  /** ISO 3166-1 alpha-2, of the order's billing address. */
  readonly billingCountry?: string;
  /** ISO 3166-1 alpha-2, `edgescape.country_code` of the entitlements. */
  readonly entitlementCountry?: string;
}

/** Whether Apple Pay and Google Pay may be offered, if the card provider finds one in this browser. */
export const areWalletsOffered = ({ currency, billingCountry, entitlementCountry }: WalletCase): boolean =>
  Boolean(currency && billingCountry) && entitlementCountry !== WITHOUT_WALLETS;
