/** The error for a malformed field filter; `at` is the offset of the first invalid character. */
export class FilterError extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(`Field filter: ${message}`);
    this.name = 'FilterError';
    this.at = at;
  }
}
