/** The names of card brands, by the names that providers give them. */
const BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
]);

const PARTNERS: ReadonlyMap<string, string> = new Map([
  ['PayPal', 'PayPal'],
  ['ApplePay', 'Apple Pay'],
  ['GooglePay', 'Google Pay'],
]);

export interface WrittenMethod {
  readonly partner?: string | undefined;
  readonly brand?: string | undefined;
  readonly lastFour?: string | undefined;
}

/** Writes how a reader pays, without what is secret: "Visa •••• 4242", "Apple Pay, Visa •••• 4242", "PayPal". */
export function writeMethod({ partner = '', brand = '', lastFour }: WrittenMethod): string {
  const card = lastFour === undefined ? '' : `${BRANDS.get(brand) ?? brand} •••• ${lastFour}`.trim();
  const parts = [PARTNERS.get(partner), card].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? partner : parts.join(', ');
}
