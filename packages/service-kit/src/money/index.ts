export { parseDecimal, splitAmount, takeShare, toDecimal, toDecimalText } from './Money.ts';
export type { Money } from './Money.ts';
export { getChargeStep, getDecimals } from './currencies.ts';
