import { ApiError } from '../errors/ApiError.ts';
import { isRecord } from '../json/isRecord.ts';
import { readString } from '../json/readString.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';
import type { TransportResponse } from './Transport.ts';

type ParsedBody =
  | { readonly kind: 'readable'; readonly body: unknown }
  | { readonly kind: 'invalid-json'; readonly cause: unknown };

function parseBody(text: string, contentType: string): ParsedBody {
  if (text.trim() === '') return { kind: 'readable', body: undefined };
  if (!/^[^;]*[/+]json\s*(;|$)/i.test(contentType)) return { kind: 'readable', body: text };
  try {
    const body: unknown = JSON.parse(text);
    return { kind: 'readable', body };
  } catch (cause) {
    return { kind: 'invalid-json', cause };
  }
}

function refusal(response: Response, body: unknown, title: string, nowMs: number): ApiError {
  const details = isRecord(body) ? body : {};
  const message =
    readString(details, 'message') ||
    `${title} was answered with HTTP status ${response.status} and no explanation.`;
  return new ApiError(message, {
    code: readString(details, 'code') || `http_${response.status}`,
    httpStatus: response.status,
    body,
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), nowMs),
  });
}

/**
 * Turns an answer and the text of its body into a result.
 *
 * @param title names the call in the messages: `GET /path`
 * @throws ApiError the status is 400 or more, or the body says JSON and is not (`invalid_json`)
 */
export function readResponse(
  response: Response,
  text: string,
  title: string,
  nowMs: number,
): TransportResponse {
  const parsed = parseBody(text, response.headers.get('content-type') ?? '');
  if (response.status >= 400) {
    throw refusal(response, parsed.kind === 'readable' ? parsed.body : text, title, nowMs);
  }
  switch (parsed.kind) {
    case 'readable':
      return { status: response.status, headers: response.headers, body: parsed.body };
    case 'invalid-json':
      throw new ApiError(
        `${title} was answered with a body that says it is JSON and is not. The server or a proxy in between is at fault.`,
        { code: 'invalid_json', httpStatus: response.status, body: text, cause: parsed.cause },
      );
  }
}
