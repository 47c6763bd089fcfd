import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Leaves the page for an address that the service has given.
 *
 * @throws IdentityError `unsafe_url`, such as a `javascript:` one; `adapter_missing`
 */
export function goTo({ adapters }: IdentityContext, address: string | undefined): void {
  if (address === undefined || !/^https?:\/\/[^/\\]/i.test(address)) throw vendorError('unsafe_url');
  if (adapters.navigate === undefined) throw vendorError('adapter_missing');
  adapters.navigate(address);
}
