/**
 * Moments are milliseconds since 1970 in the code and `timestamptz` in the tables. These two functions return the SQL of the
 * conversion, so that both drivers only handle numbers.
 */
export const momentParameter = (position: number): string => `to_timestamp($${position}::float8 / 1000)`;

/** Returns an SQL expression for a column in milliseconds. */
export const inMilliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
