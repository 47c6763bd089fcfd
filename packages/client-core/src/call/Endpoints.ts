/**
 * The form of a service's HTTP contract: a table of endpoints, and an interface of the same name that describes the request
 * and answer of each call. `npm run openapi` generates the OpenAPI document from both; neither can have a call that the
 * other lacks.
 */
import type { HttpMethod } from '../transport/Transport.ts';

/** The method and path of a call. `:name` in its path is a variable part. */
export interface Endpoint {
  readonly method: HttpMethod;
  readonly path: string;
}

/** The request and answer of a call, as types only. */
export interface CallDescription {
  /** Who may call: anybody, a reader with a bearer token, or anybody, to whom a bearer token makes a difference. */
  readonly caller: 'anyone' | 'reader' | 'either';
  /** The query. */
  readonly query?: object;
  /** The body, as JSON. */
  readonly body?: object;
  /** The body, as a form: multipart or urlencoded. */
  readonly form?: object;
  /** The JSON that answers it when it was not refused. Without one, the browser is redirected to a page (303). */
  readonly answer?: unknown;
  /** The body of a refusal, if it has more than the contract's ErrorBody. */
  readonly refusal?: object;
}

/** The endpoints of the calls that an interface describes, by the same names. */
export type Endpoints<Calls extends Readonly<Record<keyof Calls, CallDescription>>> = {
  readonly [Name in keyof Calls]: Endpoint;
};
