import { ApiError, createCache, createSingleFlight } from '@broadsheet/client-core';
import type { Clock, Transport } from '@broadsheet/client-core';
import { parseSignature } from '../model/Feed.ts';
import { createConcurrencyLimit } from './createConcurrencyLimit.ts';

export interface SigningRequest {
  /** The id of an image, or its whole address. */
  readonly value: string;
  /** Name of the signing application. */
  readonly service: string;
  /** Resizer token version. */
  readonly version: string;
}

export interface Signer {
  /**
   * The token of an image. Each image is signed once and remembered for a year.
   *
   * @throws ApiError the signing service refused or answered without a `hash` (`invalid_body`)
   * @throws NetworkError no answer came within 3 s an attempt, or the signal ended the wait
   */
  sign(request: SigningRequest, signal: AbortSignal): Promise<string>;
}

export interface SignerOptions {
  /** Leads to the content API, with its access token. */
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

/** Signs images through the content API, at most 20 at once. */
export function createSigner({ transport, clock }: SignerOptions): Signer {
  const tokens = createCache<string>({ clock, maxEntries: MOST_REMEMBERED });
  const flights = createSingleFlight<string>();
  const limited = createConcurrencyLimit(MOST_AT_ONCE);

  return {
    async sign(request, signal) {
      const key = JSON.stringify([request.service, request.version, request.value]);
      const known = tokens.get(key);
      if (known.state === 'fresh') return known.value;
      const ask = async (whileWanted: AbortSignal): Promise<string> => {
        const token = await limited(() => requestToken(transport, request, whileWanted));
        tokens.set(key, token, { ttlMs: YEAR_MS });
        return token;
      };
      return flights.run(key, ask, { signal });
    },
  };
}
