import { describe, expect, it } from 'vitest';
import {
  isRecord,
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
