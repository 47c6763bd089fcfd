import { parseRetryAfter } from './parseRetryAfter.ts';
import { refusalOf } from './refusalOf.ts';
import type { TransportResponse } from './Transport.ts';

/** How an answer is read. */
export interface Reading {
  /** Of its body. */
  readonly text: string;
  /** Names the call in the messages: `GET /path`. */
  readonly title: string;
  /** Milliseconds since 1970, for a Retry-After that names a date. */
  readonly nowMs: number;
}

const HTML = /^\s*</;

/**
 * Turns an answer and the text of its body into a result: what the text holds as JSON, whatever its type says; another
 * text is the body itself.
 *
 * @throws ApiError the status is 400 or more, or none of 2xx without JSON. Its code is the body's, else the status
 */
export function readResponse(response: Response, { text, title, nowMs }: Reading): TransportResponse {
  const { status, headers, ok } = response;
  let body: unknown = text.trim() === '' ? undefined : text;
  let isJson = true;
  try {
    body = JSON.parse(text);
  } catch {
    // A text, such as the page of a proxy; those who want JSON refuse it.
    isJson = false;
  }
  if (status < 400 && (ok || isJson)) return { status, headers, body };
  throw refusalOf(
    { status, body },
    {
      code: String(status),
      message:
        typeof body === 'string' && !HTML.test(body) ? body : `${title} was answered with HTTP ${status}.`,
      retryAfterMs: parseRetryAfter(headers.get('retry-after'), nowMs),
    },
  );
}
