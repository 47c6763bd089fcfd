import { refuseVendor } from './refuseVendor.ts';
import type { VendorContext } from './VendorContext.ts';

/**
 * Leaves the page for an address that the service has given.
 *
 * @throws IdentityError `unsafe_address`, such as a `javascript:` one; `edge_missing`
 */
export function goTo({ edges }: VendorContext, address: string | undefined): void {
  if (address === undefined || !/^https?:\/\/[^/\\]/i.test(address)) throw refuseVendor('unsafe_address');
  if (edges.navigate === undefined) throw refuseVendor('edge_missing');
  edges.navigate(address);
}
