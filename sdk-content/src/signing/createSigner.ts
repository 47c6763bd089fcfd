import { ApiError, createCache, createSingleFlight } from '@broadsheet/client-core';
import type { Clock, Transport } from '@broadsheet/client-core';
import { parseSignature } from '../model/Feed.ts';
import { createConcurrencyLimit } from './createConcurrencyLimit.ts';

export interface SigningRequest {
  /** The id of an image, or its absolute URL. */
  readonly value: string;
  /** The name of the signing application. */
  readonly service: string;
  /** The resizer token version. */
  readonly version: string;
}

export interface Signer {
  /**
   * Resolves with the token of an image. Each image is signed once, and its token is cached for a year.
   *
   * @throws ApiError when the signing service refused, or its response has no `hash` (`invalid_body`)
   * @throws NetworkError when no response arrived within 3 s per attempt, or the signal was aborted
   */
  sign(request: SigningRequest, signal: AbortSignal): Promise<string>;
}

export interface SignerOptions {
  /** The transport to the content API, with the access token. */
  readonly transport: Transport;
  readonly clock: Clock;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const MOST_REMEMBERED = 20_000;
const MOST_AT_ONCE = 20;
const TIMEOUT_MS = 3_000;

async function requestToken(
  transport: Transport,
  { value, service, version }: SigningRequest,
  signal: AbortSignal,
): Promise<string> {
  const path = `/signing-service/v2/sign/${encodeURIComponent(service)}/${encodeURIComponent(version)}`;
  const { body, status } = await transport.request({
    method: 'GET',
    path,
    query: { value },
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  const hash = parseSignature(body)?.hash;
  if (hash !== undefined) return hash;
  throw new ApiError(
    `GET ${path} was answered without a "hash". Check the name of the signing application.`,
    {
      code: 'invalid_body',
      httpStatus: status,
      body,
    },
  );
}

/** Creates a signer that signs images through the content API, at most 20 at once. */
export function createSigner({ transport, clock }: SignerOptions): Signer {
  const tokens = createCache<string>({ clock, maxEntries: MOST_REMEMBERED });
  const flights = createSingleFlight<string>();
  const limited = createConcurrencyLimit(MOST_AT_ONCE);

  return {
    async sign(request, signal) {
      const key = JSON.stringify([request.service, request.version, request.value]);
      const known = tokens.get(key);
      if (known.state === 'fresh') return known.value;
      const requestSignature = async (whileWanted: AbortSignal): Promise<string> => {
        const token = await limited(() => requestToken(transport, request, whileWanted));
        tokens.set(key, token, { ttlMs: YEAR_MS });
        return token;
      };
      return flights.run(key, requestSignature, { signal });
    },
  };
}
