/**
 * HTTP for the client SDKs: a request becomes a parsed answer or a typed error.
 *
 * Every attempt has a time limit. Only requests that are safe to repeat are retried, a few times, after a random and growing
 * wait, or after the wait that the server asks for. A caller's abort ends the request at any point and is never retried.
 */
import { systemClock } from '../clock/systemClock.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import { buildUrl } from './buildUrl.ts';
import { pause } from './pause.ts';
import { readResponse } from './readResponse.ts';
import { completeRetryPolicy, retryDelay } from './retryDelay.ts';
import type { Transport, TransportOptions, TransportRequest, TransportResponse } from './Transport.ts';
import { withinLimits } from './withinLimits.ts';

const DEFAULT_TIMEOUT_MS = 10_000;

/** A request that is ready to be sent as often as needed. */
interface PreparedCall {
  readonly title: string;
  readonly url: string;
  readonly request: TransportRequest;
  readonly content: string | undefined;
}

async function buildHeaders({ content, request }: PreparedCall, options: TransportOptions): Promise<Headers> {
  const headers = new Headers({ Accept: 'application/json' });
  // Only with a body, because on a GET it would cause a CORS preflight.
  if (content !== undefined) headers.set('Content-Type', 'application/json');
  for (const layer of [await options.headers?.(), request.headers]) {
    for (const [name, value] of Object.entries(layer ?? {})) headers.set(name, value);
  }
  return headers;
}

function toNetworkError(title: string, { isOnline }: TransportOptions, cause: unknown): NetworkError {
  return isOnline?.() === false
    ? new NetworkError('offline', `${title} got no answer: the device is offline.`, { cause })
    : new NetworkError('failed', `${title} got no answer. Check connection, origin and CORS.`, { cause });
}

async function sendOnce(
  { request, title, url, content }: PreparedCall,
  options: TransportOptions,
  within: Pick<RequestInit, 'headers' | 'signal'>,
): Promise<TransportResponse> {
  // A browser's fetch refuses to run as a method of another object.
  const { clock = systemClock, fetch } = options;
  const { method, cache, keepalive, credentials = options.credentials, form } = request;
  const body = content ?? form;
  const init: RequestInit = { method, ...within };
  // Options that are not given are left to fetch.
  Object.assign(
    init,
    body && { body },
    credentials && { credentials },
    cache && { cache },
    keepalive && { keepalive },
  );
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, init);
    text = await response.text();
  } catch (cause) {
    throw toNetworkError(title, options, cause);
  }
  return readResponse(response, { text, title, nowMs: clock.now() });
}

/** Creates a transport. Nothing happens before the first request. */
export function createTransport(options: TransportOptions): Transport {
  const { clock = systemClock, random = Math.random } = options;
  const policy = completeRetryPolicy(options.retry);

  async function request(call: TransportRequest): Promise<TransportResponse> {
    const { method, path, query, body, jsonText, signal } = call;
    const title = `${method} ${path.split('?')[0]}`;
    const url = buildUrl(options.origin, { path, query });
    const content = jsonText ?? (body === undefined ? undefined : JSON.stringify(body));
    const prepared: PreparedCall = { title, url, request: call, content };
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const limits = { clock, timeoutMs, signal, title };
    const mayRepeat = call.idempotent ?? ['GET', 'HEAD'].includes(method);
    for (let attempt = 1; ; attempt += 1) {
      // Outside of the try, because a refused token refresh has had its own retries.
      const headers = await withinLimits(() => buildHeaders(prepared, options), limits);
      try {
        return await withinLimits(
          (within) => sendOnce(prepared, options, { headers, signal: within }),
          limits,
        );
      } catch (error) {
        const delayMs = mayRepeat ? retryDelay(error, { attempt, policy, random }) : undefined;
        if (delayMs === undefined) throw error;
        await pause(clock, delayMs, { title, signal });
      }
    }
  }

  return { request };
}
