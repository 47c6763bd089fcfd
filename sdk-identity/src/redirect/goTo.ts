import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Redirects to a URL that the service returned.
 *
 * @throws IdentityError `unsafe_url` for a URL that is not http or https, such as `javascript:`; `adapter_missing`
 */
export function goTo({ adapters }: IdentityContext, address: string | undefined): void {
  if (address === undefined || !/^https?:\/\/[^/\\]/i.test(address)) throw vendorError('unsafe_url');
  if (adapters.navigate === undefined) throw vendorError('adapter_missing');
  adapters.navigate(address);
}
