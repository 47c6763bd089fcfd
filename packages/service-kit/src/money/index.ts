export { parseDecimal, splitAmount, computeShare, toDecimal, toDecimalText } from './Money.ts';
export type { Money } from './Money.ts';
export { getChargeStep, getDecimals } from './currencies.ts';
