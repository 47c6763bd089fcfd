/** Calls of the contract: filled in, sent, and judged by their own success tests (wire-contract 0.3). */
import { isRecord, refusalOf } from '@broadsheet/client-core';
import type { Transport, TransportRequest } from '@broadsheet/client-core';

/** One entry of the contract. */
export type Call = Pick<TransportRequest, 'method' | 'path'>;

export interface CallParts extends Omit<TransportRequest, 'method' | 'path'> {
  /** What stands in the place of the path's variable parts (`:nonce`), in their order; percent-encoded here. */
  readonly values?: readonly string[];
}

/** In whose name a call goes out: `transport.request` for nobody's. */
export type Send = Transport['request'];

type Body = Readonly<Record<string, unknown>>;

/** A success test on the members of a body. */
export const having =
  (isGood: (body: Body) => boolean) =>
  (body: unknown): Body | undefined =>
    isRecord(body) && isGood(body) ? body : undefined;

/** The success test "uuid" (wire-contract 0.3), for a text that is not empty. */
export const withUuid = having(({ uuid }) => typeof uuid === 'string' && uuid !== '');

/** The success test of the calls that answer with `success`. */
export const withSuccess = having(({ success }) => Boolean(success));

/** Whether a body is a refusal (wire-contract 0.3, "no-error"). */
const isRefusal = (body: unknown): boolean =>
  isRecord(body) && body['code'] !== undefined && body['message'] !== undefined;

/** The success test "no-error"; gives the body, unchecked. */
export const withoutError = (body: unknown): { readonly body: unknown } | undefined =>
  isRefusal(body) ? undefined : { body };

/**
 * Sends a call of the contract.
 *
 * @param read the call's success test: what the body holds, `undefined` when it fails
 * @throws ApiError with the body's own code and message; `invalid_body` when it has none
 * @throws NetworkError
 */
export async function sendCall<Result>(
  by: Send,
  { method, path }: Call,
  { values = [], ...parts }: CallParts,
  read: (body: unknown) => Result | undefined,
): Promise<Result> {
  const fill = (filled: string, value: string): string =>
    filled.replace(/:\w+/, () => encodeURIComponent(value));
  const response = await by({ ...parts, method, path: values.reduce(fill, path) });
  const result = read(response.body);
  if (result !== undefined) return result;
  const message = `${method} ${path} was answered without what it promises. Check the origin.`;
  throw refusalOf(response, { code: 'invalid_body', message });
}
