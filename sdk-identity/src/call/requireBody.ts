import { ApiError, isRecord, readString } from '@broadsheet/client-core';
import type { TransportRequest, TransportResponse } from '@broadsheet/client-core';

type Body = Readonly<Record<string, unknown>>;

/** The success test "uuid" (wire-contract 0.3), for a text that is not empty. */
export const hasUuid = (body: Body): boolean => typeof body['uuid'] === 'string' && body['uuid'] !== '';

/** The success test of the calls that answer with `success`. */
export const isSuccess = (body: Body): boolean => Boolean(body['success']);

/**
 * The body, if it passes the call's success test.
 *
 * @throws ApiError with the body's own code and message; `invalid_body` when it has none
 */
export function requireBody(
  { method, path }: Pick<TransportRequest, 'method' | 'path'>,
  { body, status }: TransportResponse,
  isGood: (body: Body) => boolean,
): Body {
  const details = isRecord(body) ? body : {};
  if (isRecord(body) && isGood(body)) return body;
  throw new ApiError(
    readString(details, 'message') ||
      `${method} ${path} was answered without what it promises. Check the origin.`,
    { code: readString(details, 'code') || 'invalid_body', httpStatus: status, body },
  );
}
