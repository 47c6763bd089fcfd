/**
 * Reading the service's answers: a shape names the members that are known, and what each must be. What is absent, `null`
 * or of another kind is left out; a shape whose required members are not all there reads nothing.
 */
import { isRecord, readArray, readFlag, readNumeric } from '@broadsheet/client-core';

/** Reads a value of unknown input; `undefined` when it is absent or of another kind. */
export type Reader<Value> = (value: unknown) => Value | undefined;

type Fields = Readonly<Record<string, Reader<unknown>>>;

/** What a reader reads. */
export type Read<Of extends Reader<unknown>> = NonNullable<ReturnType<Of>>;

type Shape<Known extends Fields, Required extends keyof Known> = {
  readonly [Name in keyof Known as Extract<Name, Required>]: Read<Known[Name]>;
} & {
  readonly [Name in keyof Known as Exclude<Name, Required>]?: Read<Known[Name]>;
};

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Also of a text that holds a decimal number. */
export const number: Reader<number> = (value) => readNumeric({ value }, 'value');

/** Also of the texts `true` and `false`. */
export const flag: Reader<boolean> = (value) => readFlag({ value }, 'value');

/** A moment in milliseconds since 1970, also of a date as text. */
export const moment: Reader<number> = (value) => number(value) ?? number(Date.parse(text(value) ?? ''));

/** A list; items that cannot be read are left out. */
export const list =
  <Item>(item: Reader<Item>): Reader<readonly Item[]> =>
  (value) =>
    readArray({ value }, 'value', item);

/** An object. Members that are not named are dropped. */
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
