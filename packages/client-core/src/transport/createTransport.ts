/**
 * HTTP for the client SDKs: one call in, one parsed answer or one typed error out.
 *
 * Every attempt is bounded in time. Only calls that are harmless to repeat are repeated, a few times, after a random
 * and growing wait, or after the wait that the server asked for. A caller's abort ends the call wherever it is and is
 * never retried.
 */
import { systemClock } from '../clock/systemClock.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import { buildAddress } from './buildAddress.ts';
import { pause } from './pause.ts';
import { readResponse } from './readResponse.ts';
import { completeRetryPolicy, retryDelay } from './retryDelay.ts';
import type {
  HttpMethod,
  Transport,
  TransportOptions,
  TransportRequest,
  TransportResponse,
} from './Transport.ts';
import { withinLimits } from './withinLimits.ts';

const DEFAULT_TIMEOUT_MS = 10_000;

/** One call, ready to be sent as often as needed. */
interface PreparedCall {
  readonly title: string;
  readonly address: string;
  readonly request: TransportRequest;
  readonly content: string | undefined;
}

const titleOf = ({ method, path }: TransportRequest): string => `${method} ${path.split('?')[0]}`;

function prepare(origin: string, request: TransportRequest): PreparedCall {
  return {
    title: titleOf(request),
    address: buildAddress(origin, request.path, request.query),
    request,
    content: request.body === undefined ? undefined : JSON.stringify(request.body),
  };
}

async function headersOf(call: PreparedCall, options: TransportOptions): Promise<Headers> {
  const headers = new Headers({ Accept: 'application/json' });
  // Only with a body: on a GET it would cost a CORS preflight.
  if (call.content !== undefined) headers.set('Content-Type', 'application/json');
  const layers = [(await options.headers?.()) ?? {}, call.request.headers ?? {}];
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer)) headers.set(name, value);
  }
  return headers;
}

function networkFailure(title: string, options: TransportOptions, cause: unknown): NetworkError {
  if (options.isOnline?.() === false) {
    const message = `${title} got no answer: the device is offline. Connect and try again.`;
    return new NetworkError('offline', message, { cause });
  }
  return new NetworkError(
    'failed',
    `${title} failed before an answer came. Check the connection, the origin and its CORS rules.`,
    { cause },
  );
}

async function sendOnce(
  call: PreparedCall,
  options: TransportOptions,
  headers: Headers,
  signal: AbortSignal,
): Promise<TransportResponse> {
  const { request, title } = call;
  // A browser's fetch refuses to run as a method of another object.
  const { clock = systemClock, fetch } = options;
  const init: RequestInit = { method: request.method, headers, signal };
  const credentials = request.credentials ?? options.credentials;
  const body = call.content ?? request.form;
  if (body !== undefined) init.body = body;
  if (credentials !== undefined) init.credentials = credentials;
  if (request.cache !== undefined) init.cache = request.cache;
  let response: Response;
  let text: string;
  try {
    response = await fetch(call.address, init);
    text = await response.text();
  } catch (cause) {
    throw networkFailure(title, options, cause);
  }
  return readResponse(response, text, { title, nowMs: clock.now(), json: options.json });
}

const isSafe = (method: HttpMethod): boolean => method === 'GET' || method === 'HEAD';

/** Makes a transport. Nothing happens until the first request. */
export function createTransport(options: TransportOptions): Transport {
  const { clock = systemClock, random = Math.random, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const policy = completeRetryPolicy(options.retry);

  async function request(call: TransportRequest): Promise<TransportResponse> {
    const prepared = prepare(options.origin, call);
    const { title } = prepared;
    const limits = { clock, timeoutMs: call.timeoutMs ?? timeoutMs, signal: call.signal, title };
    const mayRepeat = call.idempotent ?? isSafe(call.method);
    for (let attempt = 1; ; attempt += 1) {
      // Outside of the try: a refused token refresh has had its own retries.
      const headers = await withinLimits(() => headersOf(prepared, options), limits);
      try {
        return await withinLimits((signal) => sendOnce(prepared, options, headers, signal), limits);
      } catch (error) {
        const delayMs = mayRepeat ? retryDelay(error, attempt, policy, random) : undefined;
        if (delayMs === undefined) throw error;
        await pause(clock, delayMs, title, call.signal);
      }
    }
  }

  return { request };
}
