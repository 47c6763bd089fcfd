/** A brand of a card or wallet, and the text on its mark. */
export interface Brand {
  readonly name: string;
  /** The word on its picture, in the letters that `drawWord` knows. */
  readonly word: string;
  readonly isSlanted?: boolean;
  /** Whether the word stands in a filled box. */
  readonly isFilled?: boolean;
}

const BRANDS: Readonly<Record<string, Brand>> = {
  amex: { name: 'American Express', word: 'AMEX', isFilled: true },
  diners: { name: 'Diners Club', word: 'DINERS' },
  discover: { name: 'Discover', word: 'DISC', isFilled: true },
  jcb: { name: 'JCB', word: 'JCB' },
  mastercard: { name: 'Mastercard', word: 'MC' },
  unionpay: { name: 'UnionPay', word: 'UPAY', isSlanted: true },
  visa: { name: 'Visa', word: 'VISA', isSlanted: true },
  applepay: { name: 'Apple Pay', word: 'APAY' },
  googlepay: { name: 'Google Pay', word: 'GPAY' },
  paypal: { name: 'PayPal', word: 'PAYPAL', isSlanted: true },
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
