export type ImageProblemStatus = 400 | 403 | 404 | 405 | 422 | 429 | 502 | 503;

/** The error of an image that is not sent. The caller sees the message. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
  readonly status: ImageProblemStatus;

  constructor(status: ImageProblemStatus, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
