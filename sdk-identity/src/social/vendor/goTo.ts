import { refuseLater } from '../../errors/refuseLater.ts';
import type { IdentityContext } from '../../IdentityContext.ts';

/**
 * Leaves the page for an address that the service has given.
 *
 * @throws IdentityError `unsafe_address`, such as a `javascript:` one; `edge_missing`
 */
export function goTo({ edges }: IdentityContext, address: string | undefined): void {
  if (address === undefined || !/^https?:\/\/[^/\\]/i.test(address)) throw refuseLater('unsafe_address');
  if (edges.navigate === undefined) throw refuseLater('edge_missing');
  edges.navigate(address);
}
