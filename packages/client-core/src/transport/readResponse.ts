import { ApiError } from '../errors/ApiError.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';
import { refusalOf } from './refusalOf.ts';
import type { TransportOptions, TransportResponse } from './Transport.ts';

/** How an answer is read. */
export interface Reading {
  /** Names the call in the messages: `GET /path`. */
  readonly title: string;
  /** Milliseconds since 1970, for a Retry-After that names a date. */
  readonly nowMs: number;
  readonly json: TransportOptions['json'];
}

/** The value of a text that holds JSON, or why it holds none. */
function parseJson(text: string): { readonly body?: unknown; readonly cause?: unknown } {
  try {
    return { body: JSON.parse(text) };
  } catch (cause) {
    return { cause };
  }
}

/**
 * Turns an answer and the text of its body into a result.
 *
 * @throws ApiError the status is 400 or more, or the body says JSON and is not (`invalid_json`)
 */
export function readResponse(response: Response, text: string, reading: Reading): TransportResponse {
  const { status, headers, ok } = response;
  const { title, nowMs, json } = reading;
  const isAnyType = json === 'any';
  const isBlank = text.trim() === '';
  const isJson = isAnyType || /^[^;]*[/+]json\s*(;|$)/i.test(headers.get('content-type') ?? '');
  const parsed = isJson && !isBlank ? parseJson(text) : { body: isBlank ? undefined : text };
  const { cause } = parsed;
  // What was to be JSON and is none.
  const isText = cause !== undefined || (isAnyType && isBlank);
  const body = isText ? text.trim() && text : parsed.body;
  if (status >= 400 || (isAnyType && isText && !ok)) {
    const own = isAnyType && typeof body === 'string' ? body : '';
    throw refusalOf(
      { status, body },
      {
        code: isAnyType ? String(status) : `http_${status}`,
        message: own || `${title} was answered with HTTP status ${status} and no explanation.`,
        retryAfterMs: parseRetryAfter(headers.get('retry-after'), nowMs),
      },
    );
  }
  if (!isText) return { status, headers, body };
  if (isAnyType) return { status, headers, body: { message: body } };
  throw new ApiError(
    `${title} was answered with a body that says it is JSON and is not. The server or a proxy in between is at fault.`,
    {
      code: 'invalid_json',
      httpStatus: status,
      body,
      cause,
    },
  );
}
