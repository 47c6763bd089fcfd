export type HttpErrorStatus = 400 | 401 | 404 | 503;

/** The error of a request that is answered with an error status. The caller sees the message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: HttpErrorStatus;

  constructor(status: HttpErrorStatus, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
