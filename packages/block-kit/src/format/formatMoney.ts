import { numberFormat } from './numberFormat.ts';

/** The signs that a currency has in every language; a currency that is not listed is written as the language writes it. */
const SIGNS: Readonly<Record<string, string>> = {
  BRL: 'R$',
  CAD: 'CA$',
  CLP: '$',
  COP: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  KRW: '₩',
  MXN: '$',
  NZD: '$',
  PEN: 'S/.',
  USD: '$',
};

export interface MoneyStyle {
  /** `auto` leaves out the decimals of a whole amount, for prices within a sentence. Default: `always`. */
  readonly decimals?: 'always' | 'auto';
  /** `code` writes the currency code before the amount, except for US dollars; for lists of payments. Default: `symbol`. */
  readonly sign?: 'symbol' | 'code';
}

export interface MoneyOptions extends MoneyStyle {
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47, e.g. `sv-SE`. */
  readonly locale: string;
}

/** Returns how many decimals the currency has; 2 for an unknown currency. */
function getDecimals(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** @param amount in minor units of the currency: cents, or whole units if it has none (JPY, KRW, CLP) */
export function formatMoney(amount: number, options: MoneyOptions): string {
  const { currency, locale, decimals = 'always', sign = 'symbol' } = options;
  // Anything else makes the formatter throw; the amount is still worth reading.
  if (!/^[a-z]{3}$/i.test(currency)) return numberFormat(locale).format(amount / 100);
  const code = currency.toUpperCase();
  const own = SIGNS[code];
  const shared = { currency, isSign: own !== undefined };
  const units = amount / 10 ** getDecimals(numberFormat(locale, shared));
  const isWhole = decimals === 'auto' && Number.isInteger(units);
  const parts = numberFormat(locale, { ...shared, isWhole }).formatToParts(units);
  if (sign === 'code' && code !== 'USD') {
    const digits = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
    return `${code} ${digits.join('').trim()}`;
  }
  return parts.map(({ type, value }) => (type === 'currency' && own !== undefined ? own : value)).join('');
}
