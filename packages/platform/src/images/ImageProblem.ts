export type ImageProblemStatus = 400 | 403 | 404 | 405 | 422 | 502 | 503;

/** Why a picture is not sent. The message goes to the caller. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
  readonly status: ImageProblemStatus;

  constructor(status: ImageProblemStatus, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
