import { isJsonObject, parseJson } from '@broadsheet/service-kit/json';
import type { CaptchaVerifier } from '@broadsheet/service-kit/captcha';

export interface RecaptchaOptions {
  /** The secret that belongs to the site key. */
  readonly secret: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /**
   * The host names, without ports, whose pages may create tokens. Absent: tokens of every page for which Google accepts the
   * site key.
   */
  readonly hostnames?: readonly string[] | undefined;
  /** Of the provider's check. */
  readonly address?: string | undefined;
}

const ADDRESS = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5000;

/**
 * Creates the verifier of reCAPTCHA tokens, V2 and V3. A token must have been made on a page of this site and, for the
 * invisible challenge, for this flow, so that tokens collected by other pages or forms are useless.
 */
export function createRecaptchaVerifier(options: RecaptchaOptions): CaptchaVerifier {
  const { secret, fetch, hostnames, address = ADDRESS } = options;
  return {
    async verify(token, { flow, leastScore }) {
      const response = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The challenge's provider answered ${response.status}.`);
      const answer = parseJson(await response.text());
      if (!isJsonObject(answer) || answer.success !== true) return false;
      const { hostname } = answer;
      if (hostnames !== undefined && !hostnames.some((known) => known === hostname)) return false;
      if (leastScore === undefined) return true;
      if (answer.action !== flow) return false;
      return typeof answer.score === 'number' && answer.score >= leastScore;
    },
  };
}
