import type { ChallengedCallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { salesError } from '../errors/SalesError.ts';

/**
 * The challenge rule: with `checkoutRecaptchaEnabled`, orders and payments need a token. Whether a site key is there is not
 * asked.
 *
 * @throws SalesError `130001`
 * @throws ApiError, NetworkError the configuration could not be had
 */
export async function enforceRecaptcha(
  { getConfig }: SalesContext,
  { recaptchaToken, signal }: ChallengedCallOptions = {},
): Promise<true> {
  const { checkoutRecaptchaEnabled } = await getConfig({ signal });
  if (checkoutRecaptchaEnabled && !recaptchaToken) throw salesError('130001');
  return true;
}
