import type { ChallengedCallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { salesError } from '../errors/SalesError.ts';

/**
 * Enforces the challenge rule: with `checkoutRecaptchaEnabled`, orders and payments need a challenge token, even if the
 * configuration has no site key.
 *
 * @throws SalesError `130001` when the token is missing
 * @throws ApiError, NetworkError when the configuration could not be fetched
 */
export async function enforceRecaptcha(
  { getConfig }: SalesContext,
  { recaptchaToken, signal }: ChallengedCallOptions = {},
): Promise<true> {
  const { checkoutRecaptchaEnabled } = await getConfig({ signal });
  if (checkoutRecaptchaEnabled && !recaptchaToken) throw salesError('130001');
  return true;
}
