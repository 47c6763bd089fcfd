import { ApiError } from '../errors/ApiError.ts';
import { isRecord } from '../json/isRecord.ts';
import { readString } from '../json/readString.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';
import type { TransportOptions, TransportResponse } from './Transport.ts';

/** How an answer is read. */
export interface Reading {
  /** Names the call in the messages: `GET /path`. */
  readonly title: string;
  /** Milliseconds since 1970, for a Retry-After that names a date. */
  readonly nowMs: number;
  readonly json: TransportOptions['json'];
}

type ParsedBody =
  | { readonly kind: 'readable'; readonly body: unknown }
  | { readonly kind: 'text'; readonly body: string }
  | { readonly kind: 'invalid-json'; readonly cause: unknown };

function parseBody(text: string, contentType: string, json: Reading['json']): ParsedBody {
  const isAnyType = json === 'any';
  if (text.trim() === '')
    return isAnyType ? { kind: 'text', body: '' } : { kind: 'readable', body: undefined };
  if (!isAnyType && !/^[^;]*[/+]json\s*(;|$)/i.test(contentType)) return { kind: 'readable', body: text };
  try {
    const body: unknown = JSON.parse(text);
    return { kind: 'readable', body };
  } catch (cause) {
    return isAnyType ? { kind: 'text', body: text } : { kind: 'invalid-json', cause };
  }
}

function refusal(response: Response, body: unknown, { title, nowMs, json }: Reading): ApiError {
  const details = isRecord(body) ? body : {};
  const text = json === 'any' && typeof body === 'string' ? body : undefined;
  const message =
    readString(details, 'message') ||
    text ||
    `${title} was answered with HTTP status ${response.status} and no explanation.`;
  return new ApiError(message, {
    code:
      readString(details, 'code') || (json === 'any' ? String(response.status) : `http_${response.status}`),
    httpStatus: response.status,
    body,
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), nowMs),
  });
}

/**
 * Turns an answer and the text of its body into a result.
 *
 * @throws ApiError the status is 400 or more, or the body says JSON and is not (`invalid_json`)
 */
export function readResponse(response: Response, text: string, reading: Reading): TransportResponse {
  const { status, headers } = response;
  const parsed = parseBody(text, headers.get('content-type') ?? '', reading.json);
  if (status >= 400 || (parsed.kind === 'text' && !response.ok)) {
    throw refusal(response, parsed.kind === 'invalid-json' ? text : parsed.body, reading);
  }
  switch (parsed.kind) {
    case 'readable':
      return { status, headers, body: parsed.body };
    case 'text':
      return { status, headers, body: { message: parsed.body } };
    case 'invalid-json':
      throw new ApiError(
        `${reading.title} was answered with a body that says it is JSON and is not. The server or a proxy in between is at fault.`,
        { code: 'invalid_json', httpStatus: status, body: text, cause: parsed.cause },
      );
  }
}
