/**
 * Money as whole numbers of a currency's smallest unit, and back. A service sends decimals (`9.99`), which computers cannot
 * add up exactly.
 */

/** Currencies without a smaller unit, and those with thousandths (ISO 4217); all others have hundredths. */
const WHOLE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** How many digits after the point a currency has. */
export function getCurrencyDigits(currency: string): number {
  const code = currency.toUpperCase();
  if (WHOLE.has(code)) return 0;
  return THOUSANDTHS.has(code) ? 3 : 2;
}

/** Moves the point in the decimal text, where 1.005 is 1.005; as a number it is a little less. */
const shift = (amount: number, digits: number): number => {
  const [significand, exponent = '0'] = String(amount).split('e');
  return Number(`${significand}e${Number(exponent) + digits}`);
};

/**
 * Gives an amount of the wire in the smallest unit, rounded to a whole number, halves away from zero: 9.99 EUR are 999, 1200
 * JPY are 1200.
 *
 * @param currency ISO 4217
 */
export const toMinorUnits = (amount: number, currency: string): number =>
  Math.sign(amount) * Math.round(shift(Math.abs(amount), getCurrencyDigits(currency)));

/** Gives an amount in the smallest unit as the wire has it: 999 EUR cents are 9.99. */
export const toMajorUnits = (minorUnits: number, currency: string): number =>
  shift(minorUnits, -getCurrencyDigits(currency));
