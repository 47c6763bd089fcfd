/**
 * Converts unknown JSON to typed values.
 *
 * Published documents and answers of services are incomplete more often than they are wrong, so a parser never throws: it
 * returns the value, or `undefined` if the value is invalid, and a record keeps its valid fields. Code with a parsed record
 * can trust all types in it, and must only expect that fields are absent.
 */
import { isRecord } from './isRecord.ts';

export type Parser<Value> = (input: unknown) => Value | undefined;

export type Parsed<P> = P extends Parser<infer Value> ? Value : never;

/** Parses a text, including an empty one. */
export const string: Parser<string> = (input) => (typeof input === 'string' ? input : undefined);

/** Parses a non-empty string. Content systems write `""` for an absent value. */
export const text: Parser<string> = (input) =>
  typeof input === 'string' && input !== '' ? input : undefined;

/** Parses a finite number; a text such as `"5"` is none. */
export const number: Parser<number> = (input) =>
  typeof input === 'number' && Number.isFinite(input) ? input : undefined;

/** Parses a finite number, or a decimal number as text (`"-1"`, `"0.5"`). */
export const numeric: Parser<number> = (input) => {
  const digits = string(input)?.trim() ?? '';
  return number(/^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : input);
};

/** Parses a time in milliseconds since 1970, also from a date as text. */
export const moment: Parser<number> = (input) => numeric(input) ?? number(Date.parse(string(input) ?? ''));

export const boolean: Parser<boolean> = (input) => (typeof input === 'boolean' ? input : undefined);

/** Parses a boolean as editors and older services write it: `true`, `false`, or one of these as text. */
export const flag: Parser<boolean> = (input) =>
  input === 'true' || (input === 'false' ? false : boolean(input));

/** Parses an object, whatever its members are. */
export const object: Parser<Readonly<Record<string, unknown>>> = (input) =>
  isRecord(input) ? input : undefined;

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

/** Creates a parser that returns the result of the first parser, or of the second if the first returns `undefined`. */
export function either<First, Second>(first: Parser<First>, second: Parser<Second>): Parser<First | Second> {
  return (input) => first(input) ?? second(input);
}
