import { ApiError } from '../errors/ApiError.ts';
import type { ApiErrorInit } from '../errors/ApiError.ts';
import { isRecord } from '../json/isRecord.ts';
import { string } from '../json/Parser.ts';

/**
 * Creates the error of a refusal, with the code and message of its body.
 *
 * @param words the code and message for a body that lacks them
 */
export function toApiError(
  { body, status }: { readonly body: unknown; readonly status: number },
  words: { readonly code: string; readonly message: string } & Pick<ApiErrorInit, 'retryAfterMs' | 'cause'>,
): ApiError {
  const details = isRecord(body) ? body : {};
  return new ApiError(string(details['message']) || words.message, {
    ...words,
    code: string(details['code']) || words.code,
    httpStatus: status,
    body,
  });
}
