/**
 * Originals from other hosts. Only listed hosts are asked, also after a redirect, and never an address inside the
 * server's own network, whatever name leads there.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import type { Clock, Fetch } from '@broadsheet/client-core';
import { ImageProblem } from './ImageProblem.ts';
import { isPrivateAddress } from './isPrivateAddress.ts';

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

function listedAddress(address: string, hosts: readonly string[]): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return isWeb && isPlain && hosts.includes(url.hostname) ? url : undefined;
}

/** Where an answer sends on to, if it does. */
function redirectTarget(response: Response, url: URL): string | undefined {
  const target = response.headers.get('location');
  const isRedirect = response.status >= 300 && response.status < 400;
  return isRedirect && target !== null && URL.canParse(target, url) ? new URL(target, url).href : undefined;
}

function bodyOf(response: Response, url: URL): ReadableStream<Uint8Array> {
  if (response.status === 404 || response.status === 410) {
    throw new ImageProblem(404, `The host ${url.hostname} has no such picture.`);
  }
  if (response.ok && response.body !== null) return response.body;
  throw new ImageProblem(502, `The host ${url.hostname} answered ${response.status} instead of the picture.`);
}

/** @param limits.bytes of one original */
export function createRemoteReader(
  { hosts, fetch = globalThis.fetch, lookup = lookupAll }: RemoteOptions,
  limits: { readonly bytes: number; readonly clock: Clock },
): RemoteReader {
  async function requireListed(address: string): Promise<URL> {
    const url = listedAddress(address, hosts);
    if (url === undefined) {
      throw new ImageProblem(
        403,
        'Pictures of that host are not resized here. Add it to the list of picture hosts.',
      );
    }
    if ((await lookup(url.hostname)).some(isPrivateAddress)) {
      throw new ImageProblem(403, `The host ${url.hostname} leads into the server's own network.`);
    }
    return url;
  }

  async function follow(address: string, signal: AbortSignal, hop = 0): Promise<Uint8Array> {
    const url = await requireListed(address);
    const response = await fetch(url.href, { redirect: 'manual', signal, headers: { accept: 'image/*' } });
    const target = redirectTarget(response, url);
    if (target === undefined) return readLimited(bodyOf(response, url), limits.bytes);
    await response.body?.cancel();
    if (hop >= MAX_HOPS) throw new ImageProblem(502, `The host ${url.hostname} redirects too often.`);
    return follow(target, signal, hop + 1);
  }

  return {
    accepts: (address) => listedAddress(address, hosts) !== undefined,
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
