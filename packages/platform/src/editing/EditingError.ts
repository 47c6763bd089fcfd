import type { JsonObject } from '../content/json/Json.ts';

export type EditingErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429;

/** A call of an editor that is refused. The message goes to the editor: what happened, why, and what to do. */
export class EditingError extends Error {
  override readonly name = 'EditingError';
  readonly status: EditingErrorStatus;
  /** Sent beside the message. */
  readonly details: JsonObject;

  constructor(
    status: EditingErrorStatus,
    message: string,
    details: JsonObject = {},
    options: { readonly cause?: unknown } = {},
  ) {
    super(message, options);
    this.status = status;
    this.details = details;
  }
}
