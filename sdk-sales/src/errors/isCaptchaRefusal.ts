import { salesErrors } from '../contract/salesErrors.ts';
import { getErrorCode } from './SalesError.ts';

const codes: readonly string[] = Object.values(salesErrors).map(({ code }) => code);

/** Tells whether a refusal demands a challenge, or another attempt at it. */
export const isCaptchaRefusal = (error: unknown): boolean => codes.includes(getErrorCode(error) ?? '');
