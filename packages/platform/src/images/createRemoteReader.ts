/**
 * Originals from other hosts. Only listed hosts are asked, also after a redirect, and never an address inside the
 * server's own network, whatever name leads there.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import type { Clock, Fetch } from '@broadsheet/client-core';
import { ImageProblem } from './ImageProblem.ts';

export interface RemoteOptions {
  /** Exact host names. Empty: no picture comes from elsewhere. */
  readonly hosts: readonly string[];
  readonly fetch?: Fetch | undefined;
  /** The addresses behind a host name. */
  readonly lookup?: ((host: string) => Promise<readonly string[]>) | undefined;
}

export interface RemoteReader {
  accepts(address: string): boolean;
  /** @throws ImageProblem 403 for a host that is not listed, 404, 422 for too many bytes, 502 for a failing host */
  read(address: string): Promise<Uint8Array>;
}

const MAX_HOPS = 3;
const MAX_MS = 10_000;

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

async function readLimited(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > limit)
      throw new ImageProblem(422, `The original is larger than ${limit} bytes. Use a smaller file.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const lookupAll = async (host: string): Promise<readonly string[]> =>
  (await systemLookup(host, { all: true })).map(({ address }) => address);

/** @param limits.bytes of one original */
export function createRemoteReader(
  { hosts, fetch = globalThis.fetch, lookup = lookupAll }: RemoteOptions,
  limits: { readonly bytes: number; readonly clock: Clock },
): RemoteReader {
  function listed(address: string): URL | undefined {
    if (!URL.canParse(address)) return undefined;
    const url = new URL(address);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    const isPlain = url.username === '' && url.password === '' && url.port === '';
    return isWeb && isPlain && hosts.includes(url.hostname) ? url : undefined;
  }

  async function requirePublic(url: URL): Promise<void> {
    const addresses = await lookup(url.hostname);
    if (addresses.some((address) => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))) {
      throw new ImageProblem(403, `The host ${url.hostname} leads into the server's own network.`);
    }
  }

  async function follow(address: string, signal: AbortSignal, hop = 0): Promise<Uint8Array> {
    const url = listed(address);
    if (url === undefined) {
      throw new ImageProblem(
        403,
        'Pictures of that host are not resized here. Add it to the list of picture hosts.',
      );
    }
    await requirePublic(url);
    const response = await fetch(url.href, { redirect: 'manual', signal, headers: { accept: 'image/*' } });
    const target = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && target !== null && URL.canParse(target, url)) {
      await response.body?.cancel();
      if (hop >= MAX_HOPS) throw new ImageProblem(502, `The host ${url.hostname} redirects too often.`);
      return follow(new URL(target, url).href, signal, hop + 1);
    }
    if (response.status === 404 || response.status === 410) {
      throw new ImageProblem(404, `The host ${url.hostname} has no such picture.`);
    }
    if (!response.ok || response.body === null) {
      throw new ImageProblem(
        502,
        `The host ${url.hostname} answered ${response.status} instead of the picture.`,
      );
    }
    return readLimited(response.body, limits.bytes);
  }

  return {
    accepts: (address) => listed(address) !== undefined,
    async read(address) {
      const controller = new AbortController();
      const cancel = limits.clock.setTimeout(() => controller.abort(), MAX_MS);
      try {
        return await follow(address, controller.signal);
      } catch (cause) {
        if (cause instanceof ImageProblem) throw cause;
        throw new ImageProblem(502, 'The host of the original did not answer in time or not at all.', {
          cause,
        });
      } finally {
        cancel();
        controller.abort();
      }
    },
  };
}
