import { salesErrors } from '../contract/salesErrors.ts';
import { errorCodeOf } from './SalesError.ts';

const codes: readonly string[] = Object.values(salesErrors).map(({ code }) => code);

/** Whether a refusal asks for a challenge, or for another try at it. */
export const isCaptchaRefusal = (error: unknown): boolean => codes.includes(errorCodeOf(error) ?? '');
