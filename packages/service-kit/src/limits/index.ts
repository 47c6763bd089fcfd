export { createLimits } from './createLimits.ts';
export type { Attempt, Limits } from './createLimits.ts';
export { mailLimits, spendOnMail } from './mailLimits.ts';
