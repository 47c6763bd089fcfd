/**
 * - `unknown-source`: no source has the name
 * - `bad-query`: `param` is missing or not understood; `filter` when it is the field filter
 * - `not-found`: the content does not exist
 * - `redirect`: the content has moved to `location`
 * - `failed`: the source could not do its work; `status` is the HTTP status of the answer, if one came
 */
export type ContentSourceFailure =
  | { readonly kind: 'unknown-source' }
  | { readonly kind: 'bad-query'; readonly param: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly status: 302; readonly location: string }
  | { readonly kind: 'failed'; readonly status: number | undefined };

// A registered symbol is the same in every copy of this package; `instanceof` is not.
const brand = Symbol.for('@broadsheet/sdk-content/ContentSourceError');

function httpStatusOf({ kind }: ContentSourceFailure): number {
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
  /** What to reply instead of the status that its kind of failure has. */
  readonly httpStatus?: number;
}

/**
 * A content source has no answer. `failure` tells the cases apart; `httpStatus` is what a server that was asked over
 * HTTP should reply. Tell it apart with `isContentSourceError`, which also knows the errors of a second copy of this
 * package.
 */
export class ContentSourceError extends Error {
  /** The name that was asked for. */
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
    this.httpStatus = options.httpStatus ?? httpStatusOf(failure);
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Whether a caught value is a `ContentSourceError`, of this copy of the package or of another. */
export function isContentSourceError(value: unknown): value is ContentSourceError {
  return typeof value === 'object' && value !== null && brand in value;
}
