import { publicObject } from '../objects/StripeObject.ts';
import type { StripeObject } from '../objects/StripeObject.ts';

/** A bank's refusal to charge a card. */
export interface Refusal {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

interface StripeApiErrorInit {
  readonly status: 400 | 401 | 402 | 404 | 409;
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly message: string;
  readonly code?: string;
  readonly declineCode?: string;
  /** The invalid field of the request. */
  readonly param?: string;
  /** The intent after the failure. */
  readonly intent?: StripeObject;
}

/** A refusal with the API's status and body. */
export class StripeApiError extends Error {
  readonly status: StripeApiErrorInit['status'];
  readonly body: Readonly<Record<string, unknown>>;

  constructor({ status, type, message, code, declineCode, param, intent }: StripeApiErrorInit) {
    super(message);
    this.name = 'StripeApiError';
    this.status = status;
    this.body = {
      type,
      message,
      ...(code !== undefined && { code }),
      ...(declineCode !== undefined && { decline_code: declineCode }),
      ...(param !== undefined && { param }),
      ...(intent !== undefined && { [intent.object]: publicObject(intent) }),
    };
  }
}

export const invalidRequest = (message: string, param?: string): StripeApiError =>
  new StripeApiError({
    status: 400,
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
  });

export const noSuchObject = (kind: string, id: string): StripeApiError =>
  new StripeApiError({
    status: 404,
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });

/** Creates the error of a request that the state of an intent does not allow. */
export const unexpectedState = (intent: StripeObject, wanted: string): StripeApiError =>
  new StripeApiError({
    status: 400,
    type: 'invalid_request_error',
    code: `${intent.object}_unexpected_state`,
    message: `This ${intent.object} cannot be ${wanted}: its status is ${String(intent['status'])}.`,
    intent,
  });

export const cardRefused = (refusal: Refusal, intent?: StripeObject): StripeApiError =>
  new StripeApiError({
    status: 402,
    type: 'card_error',
    ...refusal,
    ...(intent !== undefined && { intent }),
  });
