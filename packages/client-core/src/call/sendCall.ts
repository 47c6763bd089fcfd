/** Sends the calls of a contract, and decides by their own success tests whether they succeeded. */
import { isRecord } from '../json/isRecord.ts';
import { toApiError } from '../transport/toApiError.ts';
import type { Transport, TransportRequest } from '../transport/Transport.ts';
import type { Endpoint } from './Endpoints.ts';

export interface CallParts extends Omit<TransportRequest, 'method' | 'path'> {
  /** The values of the path's variable parts, in order; they are percent-encoded here. */
  readonly values?: readonly string[];
}

/** A success test: returns the parsed body, or `undefined` for a refusal. */
export type ReadBody<Result> = (body: unknown) => Result | undefined;

/** Sends a request with a reader's credentials; `transport.request` sends it without. */
export type Send = Transport['request'];

type Body = Readonly<Record<string, unknown>>;

/** Creates a success test on the members of a body. */
export const having =
  (isGood: (body: Body) => boolean) =>
  (body: unknown): Body | undefined =>
    isRecord(body) && isGood(body) ? body : undefined;

/** Returns whether a body is a refusal: it has both `code` and `message`. */
const isRefusal = (body: unknown): boolean =>
  isRecord(body) && body['code'] !== undefined && body['message'] !== undefined;

/** The success test of calls that accept any body except a refusal; returns the body unparsed. */
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
  // A text is an answer only to a call that accepts any: a page of a proxy is no configuration, cart or profile.
  const result = response.isText && read !== withoutError ? undefined : read(response.body);
  if (result !== undefined) return result;
  const message = `${method} ${path} was answered with something else. Check the origin.`;
  // The page of a proxy is no sentence for a reader.
  const { status, body } = response;
  throw toApiError({ status, body: response.isText ? undefined : body }, { code: 'invalid_body', message });
}
