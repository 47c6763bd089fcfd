import { solid } from './openImages.ts';
import type { FetchFromAddress, RemoteAnswer } from '@broadsheet/service-kit/outgoing';

/** Another server for tests: it returns the given response and records the requested URLs and IP addresses. */
export interface FakeHost {
  readonly fetchFromAddress: FetchFromAddress;
  readonly requested: readonly string[];
  readonly addresses: readonly string[];
}

export const FAR = 'https://images.example/far.jpg';

/** A resolver that returns a public address for every host. */
export const publicly = async (): Promise<readonly string[]> => ['203.0.113.9'];

export function remoteAnswer(
  status: number,
  parts: Iterable<Uint8Array> = [],
  location?: string,
): RemoteAnswer {
  return {
    status,
    location,
    body: (async function* body() {
      yield* parts;
    })(),
    close: () => undefined,
  };
}

export async function farImage(): Promise<RemoteAnswer> {
  return remoteAnswer(200, [await solid(300, 200).jpeg().toBuffer()]);
}

export function fakeHost(answer: (signal: AbortSignal) => Promise<RemoteAnswer> = farImage): FakeHost {
  const requested: string[] = [];
  const addresses: string[] = [];
  return {
    requested,
    addresses,
    fetchFromAddress: async (url, { address, signal }) => {
      requested.push(url.href);
      addresses.push(address);
      return answer(signal);
    },
  };
}

/** Returns the `remote` options of a service that fetches images from the host. */
export const from = (host: FakeHost, lookup = publicly) => ({
  hosts: ['images.example'],
  fetchFromAddress: host.fetchFromAddress,
  lookup,
});
