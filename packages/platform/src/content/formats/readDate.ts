/** The years that a date may have in a document. */
const LAST_YEAR = 9999;

/**
 * Reads a date of an export, a text or milliseconds since 1970, and returns it as ISO 8601; `undefined` for one that no document
 * can hold, such as that of the year 99999.
 */
export function readDate(value: unknown): string | undefined {
  const date = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN);
  const year = date.getUTCFullYear();
  return year >= 1 && year <= LAST_YEAR ? date.toISOString() : undefined;
}

/** What is told of a published story whose date cannot be read. */
export const NO_DATE = 'it has no date that can be read, so that it comes after all others';
