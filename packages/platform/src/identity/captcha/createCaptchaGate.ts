import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import type { PlatformLog } from '../../http/PlatformLog.ts';
import { describeFailure } from '../http/describeFailure.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import type { CaptchaVerifier } from './CaptchaVerifier.ts';

export type CaptchaFlow = 'signin' | 'signup' | 'magicLink' | 'resetPassword';

/** Lets a flow pass when its challenge is off or was met. @throws IdentityError 130001, at sign-up 010122 */
export type CaptchaGate = (flow: CaptchaFlow, token: string | undefined) => Promise<void>;

const REFUSALS = {
  signin: refusals.captchaTokenInvalid,
  signup: refusals.captchaInvalidAtSignUp,
  magicLink: refusals.captchaTokenInvalid,
  resetPassword: refusals.captchaTokenInvalid,
} as const;

export function createCaptchaGate(
  configuration: () => Promise<IdentityConfigBody>,
  verifier: CaptchaVerifier | undefined,
  log: PlatformLog,
): CaptchaGate {
  return async (flow, token) => {
    const { [`${flow}Recaptcha` as const]: isOn, recaptchaScore = -1 } = await configuration();
    if (!isOn || verifier === undefined) return;
    if (token === undefined) throw new IdentityError(REFUSALS[flow]);
    let isMet: boolean;
    try {
      isMet = await verifier.verify(token, recaptchaScore < 0 ? undefined : recaptchaScore);
    } catch (error) {
      log.error('The bot challenge could not be checked; the attempt was refused.', describeFailure(error));
      throw new IdentityError(refusals.challengeUnavailable);
    }
    if (!isMet) throw new IdentityError(REFUSALS[flow]);
  };
}
