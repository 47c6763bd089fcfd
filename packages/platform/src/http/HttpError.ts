export type HttpErrorStatus = 400 | 401 | 404 | 503;

/** A request that gets an answer other than what it asked for. The message goes to the caller. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: HttpErrorStatus;

  constructor(status: HttpErrorStatus, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
