/**
 * Makes cents of an amount as services send it, such as `9.99`; yen stay yen.
 *
 * @param currency ISO 4217; two decimals for what is none
 */
export function toMinorUnits(amount: number, currency: string): number {
  const isCurrency = /^[a-z]{3}$/i.test(currency);
  const { maximumFractionDigits: decimals = 2 } = isCurrency
    ? new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    : {};
  return Math.round(amount * 10 ** decimals);
}
