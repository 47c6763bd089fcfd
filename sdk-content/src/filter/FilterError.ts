/** A field filter that is not well formed; `at` is the offset of the first character that does not fit. */
export class FilterError extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(`Field filter: ${message}`);
    this.name = 'FilterError';
    this.at = at;
  }
}
