/** Calls of a contract: filled in, sent, and judged by their own success tests. */
import { isRecord } from '../json/isRecord.ts';
import { refusalOf } from '../transport/refusalOf.ts';
import type { Transport, TransportRequest } from '../transport/Transport.ts';
import type { Endpoint } from './Endpoints.ts';

export interface CallParts extends Omit<TransportRequest, 'method' | 'path'> {
  /** What stands in the place of the path's variable parts, in their order; percent-encoded here. */
  readonly values?: readonly string[];
}

/** A success test: what the body holds, `undefined` when it fails. */
export type ReadBody<Result> = (body: unknown) => Result | undefined;

/** In whose name a call goes out: `transport.request` for nobody's. */
export type Send = Transport['request'];

type Body = Readonly<Record<string, unknown>>;

/** Makes a success test on the members of a body. */
export const having =
  (isGood: (body: Body) => boolean) =>
  (body: unknown): Body | undefined =>
    isRecord(body) && isGood(body) ? body : undefined;

/** Whether a body is a refusal: it has both `code` and `message`. */
const isRefusal = (body: unknown): boolean =>
  isRecord(body) && body['code'] !== undefined && body['message'] !== undefined;

/** The success test of calls that answer with anything but a refusal; gives the body, unchecked. */
export const withoutError = (body: unknown): { readonly body: unknown } | undefined =>
  isRefusal(body) ? undefined : { body };

/**
 * Sends a call of a contract.
 *
 * @throws ApiError with the body's own code and message; `invalid_body` when it has none
 * @throws NetworkError
 */
export async function sendCall<Result>(
  send: Send,
  { method, path }: Endpoint,
  { values = [], read, ...parts }: CallParts & { readonly read: ReadBody<Result> },
): Promise<Result> {
  const fill = (filled: string, value: string): string =>
    filled.replace(/:\w+/, () => encodeURIComponent(value));
  const response = await send({ ...parts, method, path: values.reduce(fill, path) });
  const result = read(response.body);
  if (result !== undefined) return result;
  const message = `${method} ${path} was answered with something else. Check the origin.`;
  throw refusalOf(response, { code: 'invalid_body', message });
}
