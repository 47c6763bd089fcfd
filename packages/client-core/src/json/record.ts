import { isRecord } from './isRecord.ts';
import type { Parsed, Parser } from './Parser.ts';

/** The result of `record` for a table of parsers: every field may be absent. */
export type RecordOf<Fields extends Record<string, Parser<unknown>>> = {
  readonly [Key in keyof Fields]?: Parsed<Fields[Key]>;
};

/** Creates a parser for an object with the named fields; a field that is absent, inherited or invalid is omitted. */
export function record<Fields extends Record<string, Parser<unknown>>>(
  fields: Fields,
): Parser<RecordOf<Fields>>;
export function record(fields: Readonly<Record<string, Parser<unknown>>>): Parser<object> {
  return (input) => {
    if (!isRecord(input)) return undefined;
    const result: Record<string, unknown> = {};
    for (const key in fields) {
      const value = Object.hasOwn(input, key) ? fields[key]?.(input[key]) : undefined;
      if (value !== undefined) result[key] = value;
    }
    return result;
  };
}
