export type { CaptchaVerifier } from './CaptchaVerifier.ts';
