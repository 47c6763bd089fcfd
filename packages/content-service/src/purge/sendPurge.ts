import { PurgeError } from './CachePurger.ts';

export interface PurgeCall {
  /** Such as `Fastly`. */
  readonly name: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value. Default: no body. */
  readonly body?: unknown;
}

const LONGEST_MS = 5_000;

const ADVICE: Readonly<Record<number, string>> = {
  401: ' Check CACHE_PURGE_TOKEN.',
  403: ' Check CACHE_PURGE_TOKEN, and that it may purge.',
  404: ' Check CACHE_PURGE_ID and CACHE_PURGE_URL.',
  405: ' Check that its rules accept PURGE from this machine.',
  429: ' It was told too often.',
};

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Sends one call to a cache. Redirects are not followed. @throws PurgeError when it is not accepted */
export async function sendPurge({ name, url, method, headers, body }: PurgeCall): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
  } catch (error) {
    throw new PurgeError(`${name} at ${new URL(url).host} did not answer (${describe(error)}).`, {
      cause: error,
    });
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  const retryAfterMs = Number.isFinite(seconds) ? Math.max(0, seconds * 1_000) : 0;
  const { status } = response;
  throw new PurgeError(`${name} at ${new URL(url).host} answered ${status}.${ADVICE[status] ?? ''}`, {
    retryAfterMs,
  });
}

/** Returns keys in lists of a size. */
export function inLists(keys: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, index) =>
    keys.slice(index * size, (index + 1) * size),
  );
}
