export { createLimits } from './createLimits.ts';
export type { Attempt, Limits } from './createLimits.ts';
export { spendOnMail } from './mailLimits.ts';
