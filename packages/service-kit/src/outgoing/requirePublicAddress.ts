import { lookup as systemLookup } from 'node:dns/promises';
import { ImageProblem } from './ImageProblem.ts';
import { isPrivateAddress } from './isPrivateAddress.ts';

export interface AddressOptions {
  /** Whether addresses of this machine and its network may be requested too, on any port. Only if a person asks for it. */
  readonly hasLocalAddresses?: boolean | undefined;
  /** Resolves a host name to IP addresses. Default: the system's resolver. */
  readonly lookup?: ((host: string) => Promise<readonly string[]>) | undefined;
}

const lookupAll = async (host: string): Promise<readonly string[]> =>
  (await systemLookup(host, { all: true })).map(({ address }) => address);

/**
 * Resolves the host of a URL to the one address that may be connected to.
 *
 * @throws ImageProblem 403 for a host inside the server's own network, 502 for one without an address
 */
export async function requirePublicAddress(
  { hostname }: URL,
  { hasLocalAddresses = false, lookup = lookupAll }: AddressOptions,
): Promise<string> {
  // The brackets of an IPv6 address belong to the URL syntax.
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''));
  if (!hasLocalAddresses && addresses.some(isPrivateAddress)) {
    throw new ImageProblem(403, `The host ${hostname} leads into the server's own network.`);
  }
  const [address] = addresses;
  if (address === undefined) throw new ImageProblem(502, `The host ${hostname} has no address.`);
  return address;
}
