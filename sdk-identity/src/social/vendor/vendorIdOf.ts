import type { CallOptions } from '../../CallOptions.ts';
import type { LaterErrorCode } from '../../errors/laterErrorMessages.ts';
import { refuseLater } from '../../errors/refuseLater.ts';
import type { IdentityContext } from '../../IdentityContext.ts';

/**
 * The id under which a vendor knows the site: the one given, else the first of the configuration.
 *
 * @throws IdentityError the code given: there is none
 * @throws ApiError, NetworkError the configuration could not be had
 */
export async function vendorIdOf(
  { getConfig }: IdentityContext,
  given: string | undefined,
  vendor: { readonly id: 'facebookAppId' | 'googleClientId'; readonly code: LaterErrorCode },
  { signal }: CallOptions,
): Promise<string> {
  const id = given || (await getConfig({ signal }))[vendor.id]?.split(',')[0]?.trim();
  if (!id) throw refuseLater(vendor.code);
  return id;
}
