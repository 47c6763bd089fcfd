/**
 * Reads originals from other hosts. It requests only listed hosts, also after a redirect, and never an IP address inside the
 * server's own network, whatever name resolves to it: the connection goes to exactly the address that was checked.
 */
import type { Clock } from '@broadsheet/client-core';
import { fetchFromAddress as fetchFromNetwork } from './fetchFromAddress.ts';
import type { FetchFromAddress, RemoteAnswer } from './fetchFromAddress.ts';
import { ImageProblem } from './ImageProblem.ts';
import { requirePublicAddress } from './requirePublicAddress.ts';
import type { AddressOptions } from './requirePublicAddress.ts';

export interface RemoteOptions extends AddressOptions {
  /** Exact host names; empty: no other host is requested. `any`: every host, for a caller who has chosen the URLs. */
  readonly hosts: readonly string[] | 'any';
  /** Sends the request. Default: over the network. */
  readonly fetchFromAddress?: FetchFromAddress | undefined;
}

export interface RemoteReader {
  accepts(url: string): boolean;
  /**
   * Reads an original.
   *
   * @throws ImageProblem 403 for a host that is not listed, 404, 422 for too many bytes, 502 for a failing host
   */
  read(url: string): Promise<Uint8Array>;
}

const MAX_HOPS = 3;
const MAX_MS = 10_000;

async function readLimited(body: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
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

function parseListed(
  text: string,
  { hosts, hasLocalAddresses = false }: Pick<RemoteOptions, 'hosts' | 'hasLocalAddresses'>,
): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isPlain = url.username === '' && url.password === '' && (url.port === '' || hasLocalAddresses);
  return isWeb && isPlain && (hosts === 'any' || hosts.includes(url.hostname)) ? url : undefined;
}

/** Returns the target URL of a redirect; undefined if the response is none. */
function redirectTarget({ status, location }: RemoteAnswer, url: URL): string | undefined {
  const isRedirect = status >= 300 && status < 400;
  return isRedirect && location !== undefined && URL.canParse(location, url)
    ? new URL(location, url).href
    : undefined;
}

function requireBody({ status, body }: RemoteAnswer, url: URL): AsyncIterable<Uint8Array> {
  if (status === 404 || status === 410) {
    throw new ImageProblem(404, `The host ${url.hostname} has no such image.`);
  }
  if (status >= 200 && status < 300) return body;
  throw new ImageProblem(502, `The host ${url.hostname} answered ${status} instead of the image.`);
}

/** Creates the reader. @param limits.bytes the size limit of one original */
export function createRemoteReader(
  options: RemoteOptions,
  limits: { readonly bytes: number; readonly clock: Clock },
): RemoteReader {
  const { fetchFromAddress = fetchFromNetwork } = options;

  function requireListed(text: string): URL {
    const url = parseListed(text, options);
    if (url !== undefined) return url;
    if (options.hosts === 'any')
      throw new ImageProblem(
        403,
        `Only a plain web address is asked, without a user and a port: ${text.slice(0, 200)}`,
      );
    throw new ImageProblem(
      403,
      'Images of that host are not resized here. Add it to the list of image hosts.',
    );
  }

  async function follow(text: string, signal: AbortSignal, hop = 0): Promise<Uint8Array> {
    const url = requireListed(text);
    const address = await requirePublicAddress(url, options);
    const answer = await fetchFromAddress(url, { address, signal });
    try {
      const target = redirectTarget(answer, url);
      if (target === undefined) return await readLimited(requireBody(answer, url), limits.bytes);
      if (hop >= MAX_HOPS) throw new ImageProblem(502, `The host ${url.hostname} redirects too often.`);
      return await follow(target, signal, hop + 1);
    } finally {
      answer.close();
    }
  }

  return {
    accepts: (url) => parseListed(url, options) !== undefined,
    async read(url) {
      const controller = new AbortController();
      const cancel = limits.clock.setTimeout(() => controller.abort(), MAX_MS);
      try {
        return await follow(url, controller.signal);
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
