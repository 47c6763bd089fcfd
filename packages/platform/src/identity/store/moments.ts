/**
 * Moments are milliseconds since 1970 in the code and `timestamptz` in the tables. These two write the conversion into
 * a statement, so that both drivers see nothing but numbers.
 */
export const momentParameter = (position: number): string => `to_timestamp($${position}::float8 / 1000)`;

/** An expression that gives a column in milliseconds. */
export const inMilliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
