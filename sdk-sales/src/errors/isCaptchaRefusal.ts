import { salesErrors } from '../contract/salesErrors.ts';
import { getErrorCode } from './SalesError.ts';

const { captchaTokenInvalid, captchaTokenRequired, captchaRefused } = salesErrors;
const codes: readonly string[] = [captchaTokenInvalid, captchaTokenRequired, captchaRefused].map(
  ({ code }) => code,
);

/** Returns whether a refusal demands a challenge, or another attempt at it. */
export const isCaptchaRefusal = (error: unknown): boolean => codes.includes(getErrorCode(error) ?? '');
