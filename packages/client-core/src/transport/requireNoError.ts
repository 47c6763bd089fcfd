import { isRecord } from '../json/isRecord.ts';
import { refusalOf } from './refusalOf.ts';
import type { TransportResponse } from './Transport.ts';

/**
 * The success test "no-error" (wire-contract 0.3): a body with both `code` and `message` is a refusal, whatever its
 * status says.
 *
 * @returns the body
 * @throws ApiError with the body's code and message
 */
export function requireNoError(response: TransportResponse): unknown {
  const { body, status } = response;
  if (!isRecord(body) || body['code'] === undefined || body['message'] === undefined) return body;
  const message = `The server refused the call with HTTP status ${status}.`;
  throw refusalOf(response, { code: `http_${status}`, message });
}
