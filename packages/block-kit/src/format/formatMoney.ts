import { numberFormat } from './numberFormat.ts';

/** The sign of a currency in every language; one that is not listed is written as the language writes it. */
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
  /** `auto` leaves the decimals of a whole amount out, as prices in a sentence do; `always` unless told. */
  readonly decimals?: 'always' | 'auto';
  /** `code` writes the code of every currency but the dollar before the amount, as lists of many payments do. */
  readonly sign?: 'symbol' | 'code';
}

export interface MoneyOptions extends MoneyStyle {
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47, e.g. `sv-SE`. */
  readonly locale: string;
}

/** Powers of ten between the currency's units; two decimals for what is no currency. */
function decimalsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** @param amount in minor units of the currency: cents, whole units where it has none (JPY, KRW, CLP) */
export function formatMoney(amount: number, options: MoneyOptions): string {
  const { currency, locale, decimals = 'always', sign = 'symbol' } = options;
  // Anything else makes the formatter throw; the amount is still worth reading.
  if (!/^[a-z]{3}$/i.test(currency)) return numberFormat(locale).format(amount / 100);
  const code = currency.toUpperCase();
  const own = SIGNS[code];
  const shared = { currency, isSign: own !== undefined };
  const units = amount / 10 ** decimalsOf(numberFormat(locale, shared));
  const isWhole = decimals === 'auto' && Number.isInteger(units);
  const parts = numberFormat(locale, { ...shared, isWhole }).formatToParts(units);
  if (sign === 'code' && code !== 'USD') {
    const digits = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
    return `${code} ${digits.join('').trim()}`;
  }
  return parts.map(({ type, value }) => (type === 'currency' && own !== undefined ? own : value)).join('');
}
