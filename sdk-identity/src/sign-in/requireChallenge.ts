import type { ChallengedCallOptions } from '../call/CallOptions.ts';
import { identityError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

export type ChallengedFlow = 'signin' | 'signup' | 'magicLink' | 'resetPassword';

/**
 * Enforces the challenge rule: a flow whose own flag is on needs a challenge token, whatever the other flags say and even if
 * the configuration has no site key.
 *
 * @throws IdentityError `130001` when the token is missing
 * @throws ApiError, NetworkError when the configuration could not be fetched
 */
export async function requireChallenge(
  { getConfig }: IdentityContext,
  flow: ChallengedFlow,
  { recaptchaToken, signal }: ChallengedCallOptions,
): Promise<void> {
  const config = await getConfig({ signal });
  if (config[`${flow}Recaptcha`] && !recaptchaToken) throw identityError('130001');
}
