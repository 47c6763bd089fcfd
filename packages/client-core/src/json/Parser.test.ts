import { describe, expect, it } from 'vitest';
import {
  anything,
  boolean,
  dictionary,
  either,
  flag,
  later,
  list,
  moment,
  number,
  numeric,
  object,
  oneOf,
  record,
  rememberLast,
  shape,
  string,
  text,
} from '../index.ts';
import type { Parser } from '../index.ts';

describe('text, number, boolean, anything, oneOf', () => {
  it.each([
    ['words', 'words'],
    ['', undefined],
    [7, undefined],
    [null, undefined],
    [{ words: 'words' }, undefined],
  ])('text reads %j as %j', (input, read) => expect(text(input)).toBe(read));

  it.each([
    [0, 0],
    [-1.5, -1.5],
    ['5', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('number reads %j as %j', (input, read) => expect(number(input)).toBe(read));

  it.each([
    [false, false],
    ['false', undefined],
    [1, undefined],
  ])('boolean reads %j as %j', (input, read) => expect(boolean(input)).toBe(read));

  it('anything reads all but nothing', () => {
    expect([anything(null), anything(undefined), anything(0), anything('')]).toEqual([
      undefined,
      undefined,
      0,
      '',
    ]);
  });

  it('oneOf reads its options and nothing else', () => {
    const direction = oneOf('ltr', 'rtl');
    expect([direction('rtl'), direction('up'), direction(undefined)]).toEqual(['rtl', undefined, undefined]);
  });
});

describe('string, object', () => {
  it('string reads every text, an empty one too', () => {
    expect([string(''), string('a'), string(5), string(null)]).toEqual(['', 'a', undefined, undefined]);
  });

  it('object reads objects with named members, and no lists', () => {
    expect([object({ a: 1 }), object([]), object(null), object('a')]).toEqual([
      { a: 1 },
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('flag, numeric, moment', () => {
  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['yes', undefined],
    [1, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('flag reads %j as %j', (input, read) => expect(flag(input)).toBe(read));

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
  ])('numeric reads %j as %j', (input, read) => expect(numeric(input)).toBe(read));

  it.each([
    [1_000, 1_000],
    ['1970-01-01T00:00:01Z', 1_000],
    ['soon', undefined],
    [null, undefined],
  ])('moment reads %j as %j', (input, read) => expect(moment(input)).toBe(read));
});

describe('shape', () => {
  const parse = shape({ sku: text, price: number }, ['sku']);

  it('reads the members that it lists and leaves out invalid ones', () => {
    expect(parse({ sku: 'a', price: 'free', more: 1 })).toEqual({ sku: 'a' });
  });

  it.each([[{ price: 5 }], [{ sku: '' }], ['sku'], [null]])('reads %j as absent', (input) => {
    expect(parse(input)).toBeUndefined();
  });
});

describe('list', () => {
  it('leaves out entries that do not parse', () => {
    expect(list(text)(['a', 1, '', null, 'b'])).toEqual(['a', 'b']);
  });

  it.each([[{ length: 1, 0: 'a' }], ['a'], [null], [undefined]])('reads %j as absent', (input) => {
    expect(list(text)(input)).toBeUndefined();
  });

  it('reads a hundred thousand entries', () => {
    expect(list(number)(Array.from({ length: 100_000 }, (_, index) => index))).toHaveLength(100_000);
  });
});

describe('dictionary', () => {
  it('keeps the keys whose values parse', () => {
    expect(dictionary(text)({ courier: 'a', herald: 4 })).toEqual({ courier: 'a' });
  });

  it('leaves the key __proto__ out', () => {
    const read = dictionary(anything)(JSON.parse('{ "__proto__": { "isAdmin": true }, "2": "token" }'));
    expect(read).toEqual({ 2: 'token' });
    expect(Object.hasOwn(read ?? {}, '__proto__')).toBe(false);
  });

  it.each([[['a']], ['a'], [null]])('reads %j as absent', (input) => {
    expect(dictionary(text)(input)).toBeUndefined();
  });
});

describe('record', () => {
  const parse = record({ constructor: text, toString: text, name: text });

  it('leaves out what did not parse, rather than holding undefined', () => {
    expect(Object.keys(parse({ name: 5 }) ?? {})).toEqual([]);
  });

  it('does not read what an object inherits', () => {
    expect(Object.keys(parse({}) ?? {})).toEqual([]);
    expect(Object.keys(parse(Object.create({ name: 'inherited' })) ?? {})).toEqual([]);
  });

  it('reads own fields whatever they are called', () => {
    expect(parse({ constructor: 'own' })?.constructor).toBe('own');
  });

  it.each([[['name']], ['name'], [5], [null], [undefined]])('reads %j as absent', (input) => {
    expect(parse(input)).toBeUndefined();
  });
});

describe('either', () => {
  it('takes the first reading that understands the input', () => {
    const parse = either(text, record({ url: text }));
    expect([parse('a'), parse({ url: 'b' }), parse(4)]).toEqual(['a', { url: 'b' }, undefined]);
  });
});

describe('later', () => {
  interface Box {
    readonly box?: Box;
  }
  const parseBox: Parser<Box> = (input) => record({ box: nested })(input);
  const nested = later(() => parseBox);

  function boxes(count: number): Box {
    let box: Box = {};
    for (let index = 0; index < count; index += 1) box = { box };
    return box;
  }

  function depthOf(box: Box | undefined): number {
    let depth = 0;
    for (let inner = box?.box; inner !== undefined; inner = inner.box) depth += 1;
    return depth;
  }

  it('reads documents within documents', () => {
    expect(depthOf(parseBox(boxes(20)))).toBe(20);
  });

  it('ends at the 64th document within another', () => {
    expect(depthOf(parseBox(boxes(100_000)))).toBe(64);
  });

  it('counts anew for each document', () => {
    parseBox(boxes(100));
    expect(depthOf(parseBox(boxes(20)))).toBe(20);
  });

  it('counts anew after a parser threw', () => {
    let isBroken = true;
    const parse = later<string>(() => (input) => {
      if (isBroken) throw new Error('broken');
      return text(input);
    });
    for (let index = 0; index < 70; index += 1) expect(() => parse('a')).toThrow('broken');
    isBroken = false;
    expect(parse('a')).toBe('a');
  });
});

describe('rememberLast', () => {
  it('parses the same object once, however often it is asked, and another one anew', () => {
    let count = 0;
    const parse = rememberLast((input) => [(count += 1), input]);
    const [first, second] = [{ a: 1 }, { a: 1 }];
    expect(parse(first)).toBe(parse(first));
    expect(count).toBe(1);
    expect(parse(second)).toEqual([2, second]);
    expect(parse(first)).toEqual([3, first]);
  });

  it('remembers that an object is none', () => {
    let count = 0;
    const parse = rememberLast(() => void (count += 1));
    const nothing = {};
    expect([parse(nothing), parse(nothing)]).toEqual([undefined, undefined]);
    expect(count).toBe(1);
  });

  it('takes equal texts for themselves, not for what was read before', () => {
    const parse = rememberLast(text);
    expect([parse('a'), parse('b'), parse('a'), parse(null)]).toEqual(['a', 'b', 'a', undefined]);
  });
});
