import { ApiError } from '../errors/ApiError.ts';
import type { ApiErrorInit } from '../errors/ApiError.ts';
import { isRecord } from '../json/isRecord.ts';
import { readString } from '../json/readString.ts';

/**
 * The error for an answer that is a refusal: in the body's own words, or in these where it has none.
 *
 * @param words the code and message for a body without text under that name
 */
export function refusalOf(
  { body, status }: { readonly body: unknown; readonly status: number },
  words: { readonly code: string; readonly message: string } & Pick<ApiErrorInit, 'retryAfterMs' | 'cause'>,
): ApiError {
  const details = isRecord(body) ? body : {};
  return new ApiError(readString(details, 'message') || words.message, {
    ...words,
    code: readString(details, 'code') || words.code,
    httpStatus: status,
    body,
  });
}
