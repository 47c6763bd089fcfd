export type { CaptchaVerifier } from './CaptchaVerifier.ts';
export { createFaultLog } from './createFaultLog.ts';
export { findChallengeFault, isChallengeScore } from './findChallengeFault.ts';
