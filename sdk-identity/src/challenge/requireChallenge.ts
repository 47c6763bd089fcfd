import type { ChallengedCallOptions } from '../call/CallOptions.ts';
import { identityError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

export type ChallengedFlow = 'signin' | 'signup' | 'magicLink' | 'resetPassword';

/**
 * The challenge rule: a flow whose flag is on needs a token, provided that the configuration
 * speaks of the sign-in flag at all. Whether a site key is there is not asked.
 *
 * @throws IdentityError `130001`
 * @throws ApiError, NetworkError the configuration could not be had
 */
export async function requireChallenge(
  { getConfig }: IdentityContext,
  flow: ChallengedFlow,
  { recaptchaToken, signal }: ChallengedCallOptions,
): Promise<void> {
  const config = await getConfig({ signal });
  if (config.signinRecaptcha === undefined || recaptchaToken) return;
  if (config[`${flow}Recaptcha`] === true) throw identityError('130001');
}
