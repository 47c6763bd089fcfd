import { isRecord } from './isRecord.ts';
import type { Parser } from './Parser.ts';

/** Creates a parser for an object used as a dictionary, e.g. `websites` by site id. The key `__proto__` is omitted. */
export function dictionary<Value>(parse: Parser<Value>): Parser<Readonly<Record<string, Value>>> {
  return (input) => {
    if (!isRecord(input)) return undefined;
    const entries: [string, Value][] = [];
    for (const [key, value] of Object.entries(input)) {
      const parsed = key === '__proto__' ? undefined : parse(value);
      if (parsed !== undefined) entries.push([key, parsed]);
    }
    return Object.fromEntries(entries);
  };
}
