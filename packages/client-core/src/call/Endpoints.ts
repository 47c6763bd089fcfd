/**
 * How a service's HTTP contract is written down: a table of endpoints, and beside it an interface of the same name that
 * says what each call takes and answers. `npm run openapi` makes the OpenAPI document of both; neither can have a call
 * that the other lacks.
 */
import type { HttpMethod } from '../transport/Transport.ts';

/** Where a call goes. `:name` in its path is a variable part. */
export interface Endpoint {
  readonly method: HttpMethod;
  readonly path: string;
}

/** What a call takes and answers: types alone, nothing that runs. */
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
  /** What answers it when it was refused, where that is more than the contract's ErrorBody. */
  readonly refusal?: object;
}

/** The endpoints of the calls that an interface describes, by the same names. */
export type Endpoints<Calls extends Readonly<Record<keyof Calls, CallDescription>>> = {
  readonly [Name in keyof Calls]: Endpoint;
};
