/**
 * How unknown content becomes typed content.
 *
 * Published documents are incomplete more often than they are wrong, so a parser never throws: it answers the value
 * it understands or `undefined`, and a record keeps whichever of its fields parsed. A component that holds a parsed
 * document can trust every type in it and must only expect absence.
 */
import { isRecord } from '@broadsheet/client-core';

export type Parser<Value> = (input: unknown) => Value | undefined;

export type Parsed<P> = P extends Parser<infer Value> ? Value : never;

/** What `record` makes of a table of parsers: every field may be absent. */
export type RecordOf<Fields extends Record<string, Parser<unknown>>> = {
  readonly [Key in keyof Fields]?: Parsed<Fields[Key]>;
};

/** Non-empty text. Content systems write `""` for "nothing here". */
export const text: Parser<string> = (input) =>
  typeof input === 'string' && input !== '' ? input : undefined;

export const number: Parser<number> = (input) =>
  typeof input === 'number' && Number.isFinite(input) ? input : undefined;

export const boolean: Parser<boolean> = (input) => (typeof input === 'boolean' ? input : undefined);

export const anything: Parser<unknown> = (input) => input ?? undefined;

export function oneOf<const Options extends readonly string[]>(...options: Options): Parser<Options[number]> {
  return (input) => options.find((option) => option === input);
}

/** Entries that do not parse are left out; an input that is no array is absent. */
export function list<Value>(parse: Parser<Value>): Parser<readonly Value[]> {
  return (input) => {
    if (!Array.isArray(input)) return undefined;
    const entries: readonly unknown[] = input;
    return entries.map((entry) => parse(entry)).filter((entry) => entry !== undefined);
  };
}

/** An object used as a dictionary, e.g. `websites` by site id. The key `__proto__` is left out. */
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

/** The first of several readings that understands the input. */
export function either<First, Second>(first: Parser<First>, second: Parser<Second>): Parser<First | Second> {
  return (input) => first(input) ?? second(input);
}

const DEEPEST = 64;

/**
 * Puts off looking a parser up, so that documents can hold documents. What is nested deeper than 64 documents is
 * absent: a hostile document must not exhaust the stack.
 */
export function later<Value>(parser: () => Parser<Value>): Parser<Value> {
  let depth = 0;
  return (input) => {
    if (depth === DEEPEST) return undefined;
    depth += 1;
    try {
      return parser()(input);
    } finally {
      depth -= 1;
    }
  };
}

type AnyFields = Record<string, Parser<unknown>>;

function collect<Fields extends AnyFields>(fields: Fields, input: Readonly<Record<string, unknown>>) {
  const result: { [Key in keyof Fields]?: unknown } = {};
  for (const key in fields) {
    const value = Object.hasOwn(input, key) ? fields[key]?.(input[key]) : undefined;
    if (value !== undefined) result[key] = value;
  }
  return result;
}

function isCollected<Fields extends AnyFields>(
  _fields: Fields,
  value: { [Key in keyof Fields]?: unknown },
): value is RecordOf<Fields> {
  // Each present value came out of the parser of its own key, which is what RecordOf says.
  return value !== undefined;
}

/** An object of which the named fields are read; a field that is absent, inherited or not understood is left out. */
export function record<Fields extends AnyFields>(fields: Fields): Parser<RecordOf<Fields>> {
  return (input) => {
    if (!isRecord(input)) return undefined;
    const collected = collect(fields, input);
    return isCollected(fields, collected) ? collected : undefined;
  };
}
