import { isRecord } from '../json/isRecord.ts';
import { toApiError } from './toApiError.ts';
import type { TransportResponse } from './Transport.ts';

/**
 * Throws if a body is a refusal: a body with both `code` and `message`, whatever its status is.
 *
 * @returns the body
 * @throws ApiError with the body's code and message
 */
export function requireNoError(response: TransportResponse): unknown {
  const { body, status } = response;
  if (!isRecord(body) || body['code'] === undefined || body['message'] === undefined) return body;
  const message = `The server refused the call with HTTP status ${status}.`;
  throw toApiError(response, { code: String(status), message });
}
