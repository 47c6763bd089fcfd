export { createLimits } from './createLimits.ts';
export type { Attempt, KnownCaller, Limits } from './createLimits.ts';
export { mailLimits, countMail } from './mailLimits.ts';
