/**
 * Converts unknown content to typed content.
 *
 * Published documents are incomplete more often than they are wrong, so a parser never throws: it returns the value, or
 * `undefined` if the value is invalid, and a record keeps its valid fields. A component with a parsed document can trust
 * all types in it, and must only expect that fields are absent.
 */
import { isRecord } from '@broadsheet/client-core';

export type Parser<Value> = (input: unknown) => Value | undefined;

export type Parsed<P> = P extends Parser<infer Value> ? Value : never;

/** The result of `record` for a table of parsers: every field may be absent. */
export type RecordOf<Fields extends Record<string, Parser<unknown>>> = {
  readonly [Key in keyof Fields]?: Parsed<Fields[Key]>;
};

/** Parses a non-empty string. Content systems write `""` for an absent value. */
export const text: Parser<string> = (input) =>
  typeof input === 'string' && input !== '' ? input : undefined;

export const number: Parser<number> = (input) =>
  typeof input === 'number' && Number.isFinite(input) ? input : undefined;

export const boolean: Parser<boolean> = (input) => (typeof input === 'boolean' ? input : undefined);

export const anything: Parser<unknown> = (input) => input ?? undefined;

export function oneOf<const Options extends readonly string[]>(...options: Options): Parser<Options[number]> {
  return (input) => options.find((option) => option === input);
}

/** Creates a parser for a list, which omits invalid entries; an input that is no array becomes `undefined`. */
export function list<Value>(parse: Parser<Value>): Parser<readonly Value[]> {
  return (input) => {
    if (!Array.isArray(input)) return undefined;
    const entries: readonly unknown[] = input;
    return entries.map((entry) => parse(entry)).filter((entry) => entry !== undefined);
  };
}

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

/** Creates a parser that returns the result of the first parser, or of the second if the first returns `undefined`. */
export function either<First, Second>(first: Parser<First>, second: Parser<Second>): Parser<First | Second> {
  return (input) => first(input) ?? second(input);
}

const DEEPEST = 64;

/**
 * Creates a parser that looks up another one at its first call, so that documents can contain documents. A value nested
 * deeper than 64 documents becomes `undefined`, because a hostile document must not exhaust the stack.
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

/**
 * Creates a parser that remembers the last object it was given, because the blocks of a page read the same document, one
 * after another. A document must not be changed once it was parsed.
 */
export function rememberLast<Value>(parse: Parser<Value>): Parser<Value> {
  let last: { readonly input: object; readonly value: Value | undefined } | undefined;
  return (input) => {
    if (typeof input !== 'object' || input === null) return parse(input);
    if (last?.input !== input) last = { input, value: parse(input) };
    return last.value;
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
  // Each present value is the result of the parser for its key, as RecordOf declares.
  return value !== undefined;
}

/** Creates a parser for an object with the named fields; a field that is absent, inherited or invalid is omitted. */
export function record<Fields extends AnyFields>(fields: Fields): Parser<RecordOf<Fields>> {
  return (input) => {
    if (!isRecord(input)) return undefined;
    const collected = collect(fields, input);
    return isCollected(fields, collected) ? collected : undefined;
  };
}
