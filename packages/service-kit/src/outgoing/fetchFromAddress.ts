/**
 * Sends one request to an IP address that was checked before. A name server may answer differently the next time, so the
 * connection goes to the checked address and the name is not resolved again. The name is still used for the `Host` header
 * and for the check of the TLS certificate.
 */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIPv6 } from 'node:net';

/** The response of a host. */
export interface RemoteAnswer {
  readonly status: number;
  /** The `Location` header. */
  readonly location: string | undefined;
  readonly body: AsyncIterable<Uint8Array>;
  /** Closes the connection and drops the unread part of the body. */
  close(): void;
}

/**
 * Requests a URL at an IP address. Redirects are returned and not followed.
 *
 * @throws Error when there is no response, or when the signal aborts
 */
export type FetchFromAddress = (
  url: URL,
  connection: {
    readonly address: string;
    readonly signal: AbortSignal;
    /** JSON text to post; absent: the request is a GET. */
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
