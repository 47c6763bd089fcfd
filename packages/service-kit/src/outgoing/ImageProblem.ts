export type ImageProblemStatus = 400 | 403 | 404 | 405 | 422 | 429 | 502 | 503;

/** What is wrong with an image of the library. */
export type ImageFault = 'no-image' | 'broken-image' | 'image-gone' | 'image-imported';

/** The error of an image that is not sent. The caller sees the message. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
  readonly status: ImageProblemStatus;
  /** For editors, who read it in their language. */
  readonly fault: ImageFault | undefined;

  constructor(
    status: ImageProblemStatus,
    message: string,
    { fault, ...options }: ErrorOptions & { readonly fault?: ImageFault } = {},
  ) {
    super(message, options);
    this.status = status;
    this.fault = fault;
  }
}
