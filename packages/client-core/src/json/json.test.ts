import { describe, expect, it } from 'vitest';
import { isRecord, mapItems, mapMembers } from '../index.ts';

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

  it('reads "__proto__" as a member like others', () => {
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
