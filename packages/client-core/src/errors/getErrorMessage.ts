/** Returns the message of a thrown value; a value that is not an error is converted to text. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
