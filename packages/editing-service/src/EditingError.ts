import type { JsonObject } from '@broadsheet/service-kit/json';
import { writeRefusal } from './refusals.ts';
import type { Refusal } from './refusals.ts';

export type EditingErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 503;

/** Thrown when an editor's request is refused. The message is for the editor: what happened, why, and what to do. */
export class EditingError extends Error {
  override readonly name = 'EditingError';
  readonly status: EditingErrorStatus;
  /** Further members of the response, next to `message`. */
  readonly details: JsonObject;
  /** The seconds to wait before the next attempt, for the header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  /** @param message a sentence in English, or a refusal with translations, whose key and values are sent as `says` too */
  constructor(
    status: EditingErrorStatus,
    message: string | Refusal,
    details: JsonObject = {},
    options: { readonly cause?: unknown; readonly retryAfterSeconds?: number | undefined } = {},
  ) {
    super(typeof message === 'string' ? message : writeRefusal(message), options);
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details =
      typeof message === 'string'
        ? details
        : { says: { key: message.says, values: { ...message.values } }, ...details };
  }
}
