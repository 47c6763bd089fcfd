import type { Clock } from '../clock/Clock.ts';

/** The part of `fetch` that the transport uses; `globalThis.fetch` fits as it is. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type QueryValue = string | number | boolean;

/** The query; `undefined` leaves the name out, and a list repeats the name for each value. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

export interface RetryPolicy {
  /** The maximum number of attempts, including the first one. 1 disables retries. */
  readonly attempts: number;
  /** The longest first wait, in milliseconds; it doubles with each attempt. The wait itself is random below it. */
  readonly baseMs: number;
  /** The longest random wait, in milliseconds. */
  readonly capMs: number;
  /** A server that asks for a longer wait than this, in milliseconds, gets no second attempt. */
  readonly retryAfterLimitMs: number;
  /** The HTTP statuses that are worth another attempt. */
  readonly statuses: readonly number[];
}

export interface TransportOptions {
  /** The origin, `https://api.example.com`; a trailing slash is ignored. Empty: the page's own origin. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** The clock. Default: the runtime's. */
  readonly clock?: Clock;
  /** A number from 0 up to but not including 1, spreads the retries; `Math.random` when left out. */
  readonly random?: () => number;
  /** Milliseconds for one attempt, including the answer's body. Default: 10,000. `headers` has the same time again. */
  readonly timeoutMs?: number;
  /** What differs from three attempts, 200 ms base, 5 s cap, 30 s Retry-After limit. */
  readonly retry?: Partial<RetryPolicy>;
  /** Returns the headers of every request; called for every attempt. Its errors reach the caller and are not retried. */
  readonly headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** The credentials mode of every call; `fetch`'s own default when left out. */
  readonly credentials?: RequestInit['credentials'];
  /** Called after a failure, to distinguish `offline` from `failed`. Absent: no failure counts as `offline`. */
  readonly isOnline?: () => boolean;
}

export interface TransportRequest {
  readonly method: HttpMethod;
  /** The path, with one leading slash. The caller must percent-encode variable parts. */
  readonly path: string;
  readonly query?: Query;
  /** The body, sent as JSON; `undefined` sends none. */
  readonly body?: unknown;
  /** A text that is JSON already, sent unchanged instead of `body`. */
  readonly jsonText?: string;
  /** A form, sent instead of `body`; `fetch` adds its content type. */
  readonly form?: FormData;
  /** Laid over the transport's own headers; names are compared without case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the call, including retries and waits, with `NetworkError` `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt of this call. */
  readonly timeoutMs?: number;
  /** Whether the request can be sent twice without harm, so that it may be retried. Default: true for GET and HEAD. */
  readonly idempotent?: boolean;
  readonly credentials?: RequestInit['credentials'];
  readonly cache?: RequestInit['cache'];
  /** Whether the request may outlive the page; its body is limited to 64 KiB. */
  readonly keepalive?: boolean;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the body, else an object with the text as `message`. It is unknown: parse it before use. */
  readonly body: unknown;
  /** Whether the body was no JSON; an empty one is none. */
  readonly isText?: true;
}

export interface Transport {
  /**
   * Sends a request, with retries if they are safe.
   *
   * @throws ApiError when the status is 400 or more; its code is the body's own, else the status
   * @throws NetworkError when no answer came: offline, too late, aborted or failed
   * @throws TypeError when the path does not begin with exactly one slash, or the body cannot be written as JSON
   */
  request(request: TransportRequest): Promise<TransportResponse>;
}
