/** The number of decimals of currencies whose minor unit is not a hundredth (ISO 4217). */
const DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'BIF',
      'CLP',
      'DJF',
      'GNF',
      'ISK',
      'JPY',
      'KMF',
      'KRW',
      'PYG',
      'RWF',
      'UGX',
      'UYI',
      'VND',
      'VUV',
      'XAF',
      'XOF',
      'XPF',
    ].map((currency) => [currency, 0]),
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3])),
};
const USUAL_DECIMALS = 2;

/** Returns whether a text has the form of a currency code of ISO 4217: three capital letters. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** Returns the number of decimals of a currency: 2 for EUR, 0 for JPY, KRW and CLP, 3 for KWD. */
export function getDecimals(currency: string): number {
  return DECIMALS[currency] ?? USUAL_DECIMALS;
}

/**
 * Returns the smallest amount by which charges of a currency differ, in minor units: 10 for currencies with three decimals,
 * whose last decimal cards cannot charge.
 */
export function getChargeStep(currency: string): number {
  return getDecimals(currency) === 3 ? 10 : 1;
}
