import { getCurrencyDigits } from '@broadsheet/sdk-sales/rules';

/** Returns whether a text has the form of a currency code of ISO 4217: three capital letters. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** Returns the number of decimals of a currency, as clients count them: 2 for EUR, 0 for JPY, KRW and CLP, 3 for KWD. */
export const getDecimals = getCurrencyDigits;

/**
 * Returns the smallest amount by which charges of a currency differ, in minor units: 10 for currencies with three decimals,
 * whose last decimal cards cannot charge.
 */
export function getChargeStep(currency: string): number {
  return getDecimals(currency) === 3 ? 10 : 1;
}
