import type { SalesConfigBody } from '@broadsheet/sdk-sales/contract';
import type { PlatformLog } from '../../http/PlatformLog.ts';
import type { CaptchaVerifier } from '../../identity/captcha/CaptchaVerifier.ts';
import { describeFailure } from '../../identity/http/describeFailure.ts';
import type { Limits } from '../../identity/limits/createLimits.ts';
import { SalesError, salesRefusals } from '../http/SalesError.ts';

/** Of published clients: a body names the token so. */
export const CAPTCHA_TOKEN = 'recaptcha-token';
/** Tokens have about 2000 characters. */
export const LONGEST_CAPTCHA_TOKEN = 8192;

/** What came with a call, and from where. */
export interface CheckoutChallenge {
  readonly captchaToken: string | undefined;
  readonly address: string | undefined;
}

/**
 * Lets a call of the checkout pass when its challenge is off or was met.
 *
 * @throws SalesError 130001; 503 when nobody can tell; IdentityError 429 for an address that keeps failing
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
    await limits.spend('challenge', { address });
    if (captchaToken === undefined) throw new SalesError(salesRefusals.captchaTokenInvalid);
    let isMet: boolean;
    try {
      isMet = await verifier.verify(captchaToken, { flow: 'checkout', leastScore: undefined });
    } catch (error) {
      log.error('The bot challenge could not be checked; the call was refused.', describeFailure(error));
      throw new SalesError(salesRefusals.challengeUnavailable);
    }
    if (!isMet) throw new SalesError(salesRefusals.captchaTokenInvalid);
    await limits.forgive('challenge', { address });
  };
}
