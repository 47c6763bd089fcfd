import { ApiError } from '../errors/ApiError.ts';
import { isRecord } from '../json/isRecord.ts';
import { readString } from '../json/readString.ts';
import type { TransportResponse } from './Transport.ts';

/**
 * The success test "no-error" (wire-contract 0.3): a body with both `code` and `message` is a refusal, whatever its
 * status says.
 *
 * @returns the body
 * @throws ApiError with the body's code and message
 */
export function requireNoError({ body, status }: TransportResponse): unknown {
  if (!isRecord(body) || body['code'] === undefined || body['message'] === undefined) return body;
  throw new ApiError(
    readString(body, 'message') || `The server refused the call with HTTP status ${status}.`,
    {
      code: readString(body, 'code') || `http_${status}`,
      httpStatus: status,
      body,
    },
  );
}
