/**
 * Parses the service's responses: a shape lists the known members and the type of each. A member that is absent, `null` or
 * of another type is omitted; if a required member is missing, the shape returns `undefined`.
 */
import { isRecord, readArray, readFlag, readNumeric } from '@broadsheet/client-core';

/** Parses a value of unknown type; returns `undefined` when it is absent or of another type. */
export type Reader<Value> = (value: unknown) => Value | undefined;

type Fields = Readonly<Record<string, Reader<unknown>>>;

/** The type of the values that a reader returns. */
export type Read<Of extends Reader<unknown>> = NonNullable<ReturnType<Of>>;

type Shape<Known extends Fields, Required extends keyof Known> = {
  readonly [Name in keyof Known as Extract<Name, Required>]: Read<Known[Name]>;
} & {
  readonly [Name in keyof Known as Exclude<Name, Required>]?: Read<Known[Name]>;
};

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Parses a number, also from a text with a decimal number. */
export const number: Reader<number> = (value) => readNumeric({ value }, 'value');

/** Parses a boolean, also from the texts `true` and `false`. */
export const flag: Reader<boolean> = (value) => readFlag({ value }, 'value');

/** Parses a time in milliseconds since 1970, also from a date as text. */
export const moment: Reader<number> = (value) => number(value) ?? number(Date.parse(text(value) ?? ''));

/** Creates a reader for a list; it omits items that cannot be parsed. */
export const list =
  <Item>(item: Reader<Item>): Reader<readonly Item[]> =>
  (value) =>
    readArray({ value }, 'value', item);

/** Creates a reader for an object; it drops members that are not listed. */
export function shape<Known extends Fields, Required extends keyof Known = never>(
  known: Known,
  required?: readonly Required[],
): Reader<Shape<Known, Required>>;
export function shape(known: Fields, required: readonly string[] = []): Reader<unknown> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const members = Object.entries(known).map(([name, read]) => [name, read(value[name])] as const);
    const read = Object.fromEntries(members.filter(([, member]) => member !== undefined));
    return required.every((name) => name in read) ? read : undefined;
  };
}
