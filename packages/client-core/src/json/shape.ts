import { record } from './record.ts';
import type { Parsed, Parser } from './Parser.ts';

type Fields = Record<string, Parser<unknown>>;

/** The result of `shape`: the required members are there, every other one may be absent. */
type Shape<Known extends Fields, Required extends keyof Known> = {
  readonly [Name in keyof Known as Extract<Name, Required>]: Parsed<Known[Name]>;
} & {
  readonly [Name in keyof Known as Exclude<Name, Required>]?: Parsed<Known[Name]>;
};

/** Creates a parser like `record` that returns `undefined` when a required member is missing. */
export function shape<const Known extends Fields, Required extends keyof Known = never>(
  known: Known,
  required?: readonly Required[],
): Parser<Shape<Known, Required>>;
export function shape(known: Fields, required: readonly string[] = []): Parser<unknown> {
  const parse = record(known);
  return (input) => {
    const parsed = parse(input);
    return parsed && required.every((name) => name in parsed) ? parsed : undefined;
  };
}
