/**
 * The reason why there is no answer:
 *
 * - `unknown-source`: no source has the name
 * - `bad-query`: the parameter `param` is missing or invalid; `filter` stands for the field filter
 * - `not-found`: the content does not exist
 * - `redirect`: the content has moved to `location`
 * - `failed`: the source had an error; `status` is the HTTP status of the response, if one arrived
 */
export type ContentSourceFailure =
  | { readonly kind: 'unknown-source' }
  | { readonly kind: 'bad-query'; readonly param: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly status: 302; readonly location: string }
  | { readonly kind: 'failed'; readonly status: number | undefined };

// A registered symbol is the same in every copy of this package; `instanceof` is not.
const brand = Symbol.for('@broadsheet/sdk-content/ContentSourceError');

function getHttpStatus({ kind }: ContentSourceFailure): number {
  switch (kind) {
    case 'bad-query':
      return 400;
    case 'unknown-source':
    case 'not-found':
      return 404;
    case 'redirect':
      return 302;
    case 'failed':
      return 502;
  }
}

export interface ContentSourceErrorOptions {
  readonly cause?: unknown;
  /** The HTTP status of the response, instead of the default for the kind of failure. */
  readonly httpStatus?: number;
}

/**
 * The error of a content source without an answer. `failure` is the reason; `httpStatus` is the status with which an HTTP
 * server should respond. Recognise it with `isContentSourceError`, which also accepts the errors of a second copy of this
 * package.
 */
export class ContentSourceError extends Error {
  /** The name of the requested source. */
  readonly source: string;
  readonly failure: ContentSourceFailure;
  readonly kind: ContentSourceFailure['kind'];
  readonly httpStatus: number;

  constructor(
    source: string,
    failure: ContentSourceFailure,
    message: string,
    options: ContentSourceErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ContentSourceError';
    this.source = source;
    this.failure = failure;
    this.kind = failure.kind;
    this.httpStatus = options.httpStatus ?? getHttpStatus(failure);
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Returns whether a caught value is a `ContentSourceError`, of this copy of the package or of another. */
export function isContentSourceError(value: unknown): value is ContentSourceError {
  return typeof value === 'object' && value !== null && brand in value;
}
