/** The error of a statement that was not run, or whose answer did not come, because the server cannot be reached. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Whole seconds after which it is worth trying again. */
  readonly retryAfterSeconds = 5;

  constructor(options?: ErrorOptions) {
    super('The database cannot be reached just now. Try again in a moment.', options);
  }
}

/** Finds it in an error or its causes. */
export function findUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  return error instanceof Error && error.cause !== undefined ? findUnavailable(error.cause) : undefined;
}
