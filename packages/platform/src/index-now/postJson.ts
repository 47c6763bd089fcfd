/**
 * Posts to a service that the operator has named. The connection goes to the very address that was looked up, never to one
 * inside the server's own network unless the operator wrote such an address, and what is answered besides the status is
 * not read.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import { fetchFromAddress as fetchFromNetwork } from '../images/fetchFromAddress.ts';
import type { FetchFromAddress } from '../images/fetchFromAddress.ts';
import { isPrivateAddress } from '../images/isPrivateAddress.ts';

export interface PostOptions {
  readonly json: string;
  readonly signal: AbortSignal;
  /** The network, when left out. */
  readonly fetchFromAddress?: FetchFromAddress;
  /** The addresses behind a host name; of the system when left out. */
  readonly lookup?: (host: string) => Promise<readonly string[]>;
}

const lookupAll = async (host: string): Promise<readonly string[]> =>
  (await systemLookup(host, { all: true })).map(({ address }) => address);

/** Whether the operator has written this machine or an address, and no name that leads to one. */
const isWritten = (host: string): boolean => host === 'localhost' || /^[\d.]+$|:/.test(host);

/**
 * Answers the status. Redirects are not followed.
 *
 * @throws Error nobody answers, or the name leads into the server's own network
 */
export async function postJson(address: string, options: PostOptions): Promise<number> {
  const { json, signal, fetchFromAddress = fetchFromNetwork, lookup = lookupAll } = options;
  const url = new URL(address);
  // Brackets of an IPv6 address are of the URL.
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
