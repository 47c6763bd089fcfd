/**
 * Posts to a service that the operator has configured. The connection goes to exactly the IP address that was checked, never
 * to one inside the server's own network unless the operator configured such an address. The body of the response is not
 * read.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import { fetchFromAddress as fetchFromNetwork, isPrivateAddress } from '@broadsheet/service-kit/outgoing';
import type { FetchFromAddress } from '@broadsheet/service-kit/outgoing';

export interface PostOptions {
  readonly json: string;
  readonly signal: AbortSignal;
  /** Sends the request. Default: over the network. */
  readonly fetchFromAddress?: FetchFromAddress;
  /** Resolves a host name to IP addresses. Default: the system's resolver. */
  readonly lookup?: (host: string) => Promise<readonly string[]>;
}

const lookupAll = async (host: string): Promise<readonly string[]> =>
  (await systemLookup(host, { all: true })).map(({ address }) => address);

/** Returns whether the operator wrote `localhost` or an IP address, as opposed to a name that resolves to one. */
const isWritten = (host: string): boolean => host === 'localhost' || /^[\d.]+$|:/.test(host);

/**
 * Posts JSON and returns the status. Redirects are not followed.
 *
 * @throws Error when there is no response, or the name resolves to an address in the server's own network
 */
export async function postJson(address: string, options: PostOptions): Promise<number> {
  const { json, signal, fetchFromAddress = fetchFromNetwork, lookup = lookupAll } = options;
  const url = new URL(address);
  // The brackets of an IPv6 address belong to the URL syntax.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host);
  const [first] = found;
  if (first === undefined) throw new Error(`The host ${host} has no address.`);
  if (!isWritten(host) && found.some(isPrivateAddress))
    throw new Error(`The host ${host} leads into the server's own network: check INDEXNOW_URL.`);
  const answer = await fetchFromAddress(url, { address: first, signal, json });
  answer.close();
  return answer.status;
}
