import type { SalesConfigBody } from '@broadsheet/sdk-sales/contract';
import type { CaptchaVerifier } from '@broadsheet/service-kit/captcha';
import type { Limits } from '@broadsheet/service-kit/limits';
import { ServiceError, describeFailure } from '@broadsheet/service-kit/http';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import { salesRefusals } from '../http/salesRefusals.ts';

/** The member of a request body in which published clients send the captcha token. */
export const CAPTCHA_TOKEN = 'recaptcha-token';
/** The longest accepted token, in characters; real ones have about 2000. */
export const LONGEST_CAPTCHA_TOKEN = 8192;

/** The captcha token of a call, and the caller's network address. */
export interface CheckoutChallenge {
  readonly captchaToken: string | undefined;
  readonly address: string | undefined;
}

/**
 * Resolves when the checkout's challenge is switched off or was passed.
 *
 * @throws ServiceError 130001 when it was not passed, 503 when the token cannot be checked; ServiceError 429 for an address
 *   that keeps failing
 */
export type CheckoutGate = (challenge: CheckoutChallenge) => Promise<void>;

export interface CheckoutGateOptions {
  readonly configuration: () => Promise<SalesConfigBody>;
  readonly verifier: CaptchaVerifier | undefined;
  readonly limits: Limits;
  readonly log: PlatformLog;
}

export function createCheckoutGate(options: CheckoutGateOptions): CheckoutGate {
  const { configuration, verifier, limits, log } = options;
  return async ({ captchaToken, address }) => {
    if (verifier === undefined || (await configuration()).checkoutRecaptchaEnabled !== true) return;
    await limits.consume('challenge', { address });
    if (captchaToken === undefined) throw new ServiceError(salesRefusals.captchaTokenInvalid);
    let isMet: boolean;
    try {
      isMet = await verifier.verify(captchaToken, { flow: 'checkout', leastScore: undefined });
    } catch (error) {
      log.error('The bot challenge could not be checked; the call was refused.', describeFailure(error));
      throw new ServiceError(salesRefusals.challengeUnavailable);
    }
    if (!isMet) throw new ServiceError(salesRefusals.captchaTokenInvalid);
    await limits.forgive('challenge', { address });
  };
}
