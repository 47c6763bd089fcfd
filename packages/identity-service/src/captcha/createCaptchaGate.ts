import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import type { Attempt, Limits } from '@broadsheet/service-kit/limits';
import type { CaptchaVerifier } from '@broadsheet/service-kit/captcha';
import { describeFailure, ServiceError } from '@broadsheet/service-kit/http';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';

export type CaptchaFlow = 'signin' | 'signup' | 'magicLink' | 'resetPassword';

/** The answer to a challenge, and its sender. */
export interface ChallengeAnswer extends Pick<Attempt, 'address' | 'known'> {
  readonly captchaToken: string | undefined;
}

/**
 * Passes if a flow's challenge is off or was passed. It runs before the limits of an account are counted, so that callers
 * who fail the challenge do not use up the reader's attempts.
 *
 * @throws ServiceError 130001, at sign-up 010122; 429 for an address that keeps failing
 */
export type CaptchaGate = (flow: CaptchaFlow, answer: ChallengeAnswer) => Promise<void>;

const REFUSALS = {
  signin: refusals.captchaTokenInvalid,
  signup: refusals.captchaInvalidAtSignUp,
  magicLink: refusals.captchaTokenInvalid,
  resetPassword: refusals.captchaTokenInvalid,
} as const;

export function createCaptchaGate(
  configuration: () => Promise<IdentityConfigBody>,
  verifier: CaptchaVerifier | undefined,
  { limits, log }: { readonly limits: Limits; readonly log: PlatformLog },
): CaptchaGate {
  return async (flow, { captchaToken, address, known }) => {
    const { [`${flow}Recaptcha` as const]: isOn, recaptchaScore = -1 } = await configuration();
    if (!isOn || verifier === undefined) return;
    await limits.consume('challenge', { address, known });
    if (captchaToken === undefined) throw new ServiceError(REFUSALS[flow]);
    let isMet: boolean;
    try {
      isMet = await verifier.verify(captchaToken, {
        flow,
        leastScore: recaptchaScore < 0 ? undefined : recaptchaScore,
      });
    } catch (error) {
      log.error('The bot challenge could not be checked; the attempt was refused.', describeFailure(error));
      throw new ServiceError(refusals.challengeUnavailable);
    }
    if (!isMet) throw new ServiceError(REFUSALS[flow]);
    await limits.forgive('challenge', { address, known });
  };
}
