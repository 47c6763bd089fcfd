import { getCurrencyDigits, toMajorUnits } from '@broadsheet/sdk-sales/rules';
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

/**
 * Chooses the number of decimals. Languages write some currencies without decimals although prices have them (pesos, forint,
 * rupiah), so an amount that is not whole shows all of them.
 */
function chooseDigits(units: number, currency: string, decimals: MoneyStyle['decimals']): number | undefined {
  if (!Number.isInteger(units)) return getCurrencyDigits(currency);
  return decimals === 'auto' ? 0 : undefined;
}

/** @param amount in minor units of the currency: cents, or whole units if it has none (JPY, KRW, CLP) */
export function formatMoney(amount: number, options: MoneyOptions): string {
  const { currency, locale, decimals = 'always', sign = 'symbol' } = options;
  // Anything else makes the formatter throw; the amount is still worth reading.
  if (!/^[a-z]{3}$/i.test(currency)) return numberFormat(locale).format(amount / 100);
  const code = currency.toUpperCase();
  const own = SIGNS[code];
  const units = toMajorUnits(amount, code);
  const digits = chooseDigits(units, code, decimals);
  const shape = { currency, isSign: own !== undefined, ...(digits !== undefined && { digits }) };
  const parts = numberFormat(locale, shape).formatToParts(units);
  if (sign === 'code' && code !== 'USD') {
    const number = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
    return `${code} ${number.join('').trim()}`;
  }
  return parts.map(({ type, value }) => (type === 'currency' && own !== undefined ? own : value)).join('');
}
