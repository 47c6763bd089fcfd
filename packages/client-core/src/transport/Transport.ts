import type { Clock } from '../clock/Clock.ts';

/** The part of `fetch` that the transport uses; `globalThis.fetch` fits as it is. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type QueryValue = string | number | boolean;

/** `undefined` leaves the name out; a list repeats the name once per value. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

export interface RetryPolicy {
  /** How often a call is sent at most, the first time included. 1 turns retries off. */
  readonly attempts: number;
  /** The longest first wait, in milliseconds; it doubles with each attempt. The wait itself is random below it. */
  readonly baseMs: number;
  /** No random wait is longer, in milliseconds. */
  readonly capMs: number;
  /** A server that asks for a longer wait than this, in milliseconds, gets no second attempt. */
  readonly retryAfterLimitMs: number;
  /** The HTTP statuses that are worth another attempt. */
  readonly statuses: readonly number[];
}

export interface TransportOptions {
  /** Scheme and host, `https://api.example.com`; a trailing slash is ignored. Empty: the page's own origin. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** The runtime's clock when left out. */
  readonly clock?: Clock;
  /** A number from 0 up to but not including 1, spreads the retries; `Math.random` when left out. */
  readonly random?: () => number;
  /** Milliseconds for one attempt, to the end of its answer's body; 10,000 when left out. `headers` has as long again. */
  readonly timeoutMs?: number;
  /** What differs from three attempts, 200 ms base, 5 s cap, 30 s Retry-After limit. */
  readonly retry?: Partial<RetryPolicy>;
  /** Headers for every call, asked for again at every attempt. What it throws reaches the caller and is not retried. */
  readonly headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** The credentials mode of every call; `fetch`'s own default when left out. */
  readonly credentials?: RequestInit['credentials'];
  /** Asked after a failure, to tell `offline` from `failed`. Without it no failure is called `offline`. */
  readonly isOnline?: () => boolean;
}

export interface TransportRequest {
  readonly method: HttpMethod;
  /** Begins with one slash. Variable parts must be percent-encoded by the caller. */
  readonly path: string;
  readonly query?: Query;
  /** Sent as JSON; `undefined` sends no body. */
  readonly body?: unknown;
  /** A text that is JSON already, sent unchanged instead of `body`. */
  readonly jsonText?: string;
  /** Sent as it is instead of `body`; `fetch` adds its content type. */
  readonly form?: FormData;
  /** Laid over the transport's own headers; names are compared without case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call, retries and waits included, with `NetworkError` `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt of this call. */
  readonly timeoutMs?: number;
  /** Whether sending it twice is harmless, so that it may be retried; GET and HEAD are unless this says no. */
  readonly idempotent?: boolean;
  readonly credentials?: RequestInit['credentials'];
  readonly cache?: RequestInit['cache'];
  /** Lets the call outlive the page that makes it; its body has 64 KiB at most. */
  readonly keepalive?: boolean;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: Headers;
  /** What the body holds as JSON, else its text, `undefined` when empty. Unchecked: parse it before use. */
  readonly body: unknown;
}

export interface Transport {
  /**
   * Sends one call and retries it where that is safe.
   *
   * @throws ApiError the status is 400 or more; its code is the body's own, else the status
   * @throws NetworkError no answer came: offline, too late, aborted or failed
   * @throws TypeError the path does not begin with exactly one slash, or the body cannot be written as JSON
   */
  request(request: TransportRequest): Promise<TransportResponse>;
}
