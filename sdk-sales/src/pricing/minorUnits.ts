/**
 * Converts money to integers of a currency's smallest unit, and back. A service sends decimals (`9.99`), which binary
 * floating-point numbers cannot add exactly.
 */

/**
 * Currencies without a smaller unit, and those with thousandths (ISO 4217); all others have hundredths. The ariary (MGA) has
 * fifths, in which nobody pays: card providers count it whole.
 */
const WHOLE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Returns the number of decimal digits of a currency. */
export function getCurrencyDigits(currency: string): number {
  const code = currency.toUpperCase();
  if (WHOLE.has(code)) return 0;
  return THOUSANDTHS.has(code) ? 3 : 2;
}

/** Shifts the decimal point in the number's text, because 1.005 is exact there, but a little less as a binary number. */
const shift = (amount: number, digits: number): number => {
  const [significand, exponent = '0'] = String(amount).split('e');
  return Number(`${significand}e${Number(exponent) + digits}`);
};

/**
 * Converts an amount of a response to the smallest unit, rounded to an integer, halves away from zero: 9.99 EUR are 999,
 * 1200 JPY are 1200.
 *
 * @param currency the code by ISO 4217
 */
export const toMinorUnits = (amount: number, currency: string): number =>
  Math.sign(amount) * Math.round(shift(Math.abs(amount), getCurrencyDigits(currency)));

/** Converts an amount in the smallest unit to the decimal that the service uses: 999 EUR cents are 9.99. */
export const toMajorUnits = (minorUnits: number, currency: string): number =>
  shift(minorUnits, -getCurrencyDigits(currency));
