/** A brand of a card or wallet, and the text on its mark. */
export interface Brand {
  readonly name: string;
  /** The text on the mark, short enough for the size of a list item. */
  readonly mark: string;
}

const BRANDS: Readonly<Record<string, Brand>> = {
  amex: { name: 'American Express', mark: 'AMEX' },
  diners: { name: 'Diners Club', mark: 'Diners' },
  discover: { name: 'Discover', mark: 'DISC' },
  jcb: { name: 'JCB', mark: 'JCB' },
  mastercard: { name: 'Mastercard', mark: 'MC' },
  unionpay: { name: 'UnionPay', mark: 'UPay' },
  visa: { name: 'Visa', mark: 'VISA' },
  applepay: { name: 'Apple Pay', mark: 'Pay' },
  googlepay: { name: 'Google Pay', mark: 'GPay' },
  paypal: { name: 'PayPal', mark: 'PayPal' },
};

const ALIASES: Readonly<Record<string, string>> = { americanexpress: 'amex', dinersclub: 'diners' };

/**
 * Finds a brand by any spelling, such as `American Express`, `amex` or `ApplePay`.
 *
 * @returns `undefined` for one that is not known
 */
export function findBrand(spelling: string | null | undefined): Brand | undefined {
  const key = (spelling ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
  const name = Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? key) : key;
  return Object.hasOwn(BRANDS, name) ? BRANDS[name] : undefined;
}
