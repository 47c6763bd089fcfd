import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityErrorCode } from '../errors/errorMessages.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Resolves with the site's id at a vendor: the given one, else the first of the configuration.
 *
 * @throws IdentityError with the given code when there is none
 * @throws ApiError, NetworkError when the configuration could not be fetched
 */
export async function getVendorId(
  { getConfig }: IdentityContext,
  given: string | undefined,
  vendor: { readonly id: 'facebookAppId' | 'googleClientId'; readonly code: IdentityErrorCode },
  { signal }: CallOptions,
): Promise<string> {
  const id = given || (await getConfig({ signal }))[vendor.id]?.split(',')[0]?.trim();
  if (!id) throw vendorError(vendor.code);
  return id;
}
