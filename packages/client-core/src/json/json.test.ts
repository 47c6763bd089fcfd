import { describe, expect, it } from 'vitest';
import {
  isRecord,
  mapItems,
  mapMembers,
  readArray,
  readBoolean,
  readFlag,
  readNumber,
  readNumeric,
  readRecord,
  readString,
} from '../index.ts';

const record = {
  text: 'a',
  empty: '',
  number: 3,
  zero: 0,
  nan: Number.NaN,
  yes: true,
  no: false,
  nothing: null,
  list: [1, 'two', 3],
  inner: { a: 1 },
};

describe('isRecord', () => {
  it.each([
    [{}, true],
    [record, true],
    [null, false],
    [[], false],
    ['text', false],
    [undefined, false],
    [() => undefined, false],
  ])('answers for %o: %s', (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});

describe('the readers', () => {
  it('give members of the right type, empty and zero included', () => {
    expect([readString(record, 'text'), readString(record, 'empty')]).toEqual(['a', '']);
    expect([readNumber(record, 'number'), readNumber(record, 'zero')]).toEqual([3, 0]);
    expect([readBoolean(record, 'yes'), readBoolean(record, 'no')]).toEqual([true, false]);
    expect(readRecord(record, 'inner')).toEqual({ a: 1 });
  });

  it.each(['absent', 'nothing', 'nan', 'list', 'toString'])('give nothing for the member "%s"', (key) => {
    expect(readString(record, key)).toBeUndefined();
    expect(readNumber(record, key)).toBeUndefined();
    expect(readBoolean(record, key)).toBeUndefined();
    expect(readRecord(record, key)).toBeUndefined();
  });

  it('leave out the items of a list that cannot be parsed', () => {
    const parse = (item: unknown): number | undefined => (typeof item === 'number' ? item : undefined);
    expect(readArray(record, 'list', parse)).toEqual([1, 3]);
    expect(readArray(record, 'inner', parse)).toBeUndefined();
    expect(readArray(record, 'absent', parse)).toBeUndefined();
  });
});

describe('the lenient readers', () => {
  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['yes', undefined],
    [1, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('take %o for the flag %s', (value, expected) => {
    expect(readFlag({ value }, 'value')).toBe(expected);
  });

  it.each([
    [8, 8],
    ['8', 8],
    [' -1 ', -1],
    ['0.5', 0.5],
    ['', undefined],
    ['8 characters', undefined],
    ['1e3', undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
    [true, undefined],
  ])('take %o for the number %s', (value, expected) => {
    expect(readNumeric({ value }, 'value')).toBe(expected);
  });
});

describe('mapMembers', () => {
  it('returns the object itself when no member changes', () => {
    expect(mapMembers(record, (value) => value)).toBe(record);
    const prices: Readonly<Record<string, number>> = {};
    expect(mapMembers(prices, (price) => price + 1)).toBe(prices);
  });

  it('returns a copy with the changed members, in their order, and leaves the object as it was', () => {
    const prices: Readonly<Record<string, number>> = Object.freeze({ month: 12, year: 120, day: 1 });
    const doubled = mapMembers(prices, (price, name) => (name === 'year' ? price * 2 : price));
    expect(Object.entries(doubled)).toEqual([
      ['month', 12],
      ['year', 240],
      ['day', 1],
    ]);
    expect(prices['year']).toBe(120);
  });

  it('leaves out what becomes undefined', () => {
    const prices: Readonly<Record<string, number>> = { month: 12, year: 120 };
    expect(Object.keys(mapMembers(prices, (price) => (price > 100 ? undefined : price)))).toEqual(['month']);
  });

  it('takes "__proto__" for a member like others', () => {
    const parsed: unknown = JSON.parse('{"__proto__": {"a": 1}, "b": 2}');
    const mapped = isRecord(parsed)
      ? mapMembers(parsed, (value) => (isRecord(value) ? { a: 2 } : value))
      : {};
    expect(JSON.stringify(mapped)).toBe('{"__proto__":{"a":2},"b":2}');
  });
});

describe('mapItems', () => {
  it('returns the list itself when no item changes, and otherwise a copy without what becomes undefined', () => {
    const list: readonly number[] = Object.freeze([1, 2, 3]);
    expect(mapItems(list, (item) => item)).toBe(list);
    expect(mapItems(list, (item, index) => (index === 1 ? undefined : item * 10))).toEqual([10, 30]);
  });
});
