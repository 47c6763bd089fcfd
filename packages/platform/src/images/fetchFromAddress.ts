/**
 * One request to an address that was checked before. A name server may answer differently the next time it is asked, so
 * the connection goes to the checked address and the name is not looked up again; it still stands in the `Host` header
 * and in the certificate that TLS asks for.
 */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIPv6 } from 'node:net';

/** What a host answered. */
export interface RemoteAnswer {
  readonly status: number;
  /** Where it sends on to. */
  readonly location: string | undefined;
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the connection; what was not read of the body is dropped. */
  close(): void;
}

/**
 * Asks a URL at an IP address. Redirects are answers like others.
 *
 * @throws Error when nobody answers, or when the signal aborts
 */
export type FetchFromAddress = (
  url: URL,
  connection: {
    readonly address: string;
    readonly signal: AbortSignal;
    /** Of JSON, which is posted; absent: the URL is read. */
    readonly json?: string | undefined;
  },
) => Promise<RemoteAnswer>;

const POSTED = { 'content-type': 'application/json; charset=utf-8', accept: 'application/json, */*;q=0.5' };

export const fetchFromAddress: FetchFromAddress = (url, { address, signal, json }) =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const family = isIPv6(address) ? 6 : 4;
    const request = send(url, {
      signal,
      agent: false,
      method: json === undefined ? 'GET' : 'POST',
      headers:
        json === undefined
          ? { accept: 'image/*, */*;q=0.5' }
          : { ...POSTED, 'content-length': Buffer.byteLength(json) },
      lookup: (_name, { all = false }, found) =>
        all ? found(null, [{ address, family }]) : found(null, address, family),
    });
    request.once('error', reject);
    request.once('response', (response) =>
      resolve({
        status: response.statusCode ?? 0,
        location: response.headers.location,
        body: response,
        close: () => void response.destroy(),
      }),
    );
    request.end(json);
  });
