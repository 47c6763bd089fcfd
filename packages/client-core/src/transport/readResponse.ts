import { parseRetryAfter } from './parseRetryAfter.ts';
import { toApiError } from './toApiError.ts';
import type { TransportResponse } from './Transport.ts';

/** The inputs for reading an answer. */
export interface Reading {
  /** Of its body. */
  readonly text: string;
  /** The name of the request in messages: `GET /path`. */
  readonly title: string;
  /** Milliseconds since 1970, for a Retry-After that names a date. */
  readonly nowMs: number;
}

const HTML = /^\s*</;

/**
 * Converts an answer and the text of its body to a result: the parsed JSON, whatever the content type says, or an object
 * whose `message` is the text if that is not JSON.
 *
 * @throws ApiError when the status is 400 or more, or is not 2xx and the body is not JSON. Its code is the body's, else the
 *   status
 */
export function readResponse(response: Response, { text, title, nowMs }: Reading): TransportResponse {
  const { status, headers, ok } = response;
  let body: unknown = text.trim() === '' ? undefined : text;
  let isJson = true;
  try {
    body = JSON.parse(text);
  } catch {
    // A text, e.g. a proxy's error page; callers that need JSON refuse it.
    isJson = false;
  }
  if (status < 400 && isJson) return { status, headers, body };
  if (ok) return { status, headers, body: { message: text }, isText: true };
  throw toApiError(
    { status, body },
    {
      code: String(status),
      message:
        typeof body === 'string' && !HTML.test(body) ? body : `${title} was answered with HTTP ${status}.`,
      retryAfterMs: parseRetryAfter(headers.get('retry-after'), nowMs),
    },
  );
}
