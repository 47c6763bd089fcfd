import { isJsonObject, parseJson } from '../../content/json/Json.ts';
import type { CaptchaVerifier } from './CaptchaVerifier.ts';

export interface RecaptchaOptions {
  /** The secret that belongs to the site key. */
  readonly secret: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Of the provider's check. */
  readonly address?: string | undefined;
}

const ADDRESS = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5000;

/** Checks reCAPTCHA tokens, V2 and V3. */
export function createRecaptchaVerifier(options: RecaptchaOptions): CaptchaVerifier {
  const { secret, fetch, address = ADDRESS } = options;
  return {
    async verify(token, leastScore) {
      const response = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The challenge's provider answered ${response.status}.`);
      const answer = parseJson(await response.text());
      if (!isJsonObject(answer) || answer.success !== true) return false;
      if (leastScore === undefined) return true;
      return typeof answer.score === 'number' && answer.score >= leastScore;
    },
  };
}
