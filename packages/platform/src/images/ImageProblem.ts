export type ImageProblemStatus = 400 | 403 | 404 | 405 | 422 | 429 | 502 | 503;

/** Says why an image is not sent. The message goes to the caller. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
  readonly status: ImageProblemStatus;

  constructor(status: ImageProblemStatus, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
