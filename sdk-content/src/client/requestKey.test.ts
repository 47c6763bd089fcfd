import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestKey } from '../index.ts';
import type { JsonValue } from '../index.ts';

const json = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 3 }),
  ),
})).value;
const query = fc.dictionary(fc.string(), json, { maxKeys: 5 });
const source = 'content-api';

describe('requestKey', () => {
  it.each([
    [{ source }, 'content-api {} '],
    [{ source, query: { b: 2, a: '1' } }, 'content-api {"a":"1","b":2} '],
    [{ source, query: { a: undefined } }, 'content-api {} '],
    [{ source, query: { a: [{ d: 1, c: null }] } }, 'content-api {"a":[{"c":null,"d":1}]} '],
    [{ source, filter: '\n{ a\n  b }\n' }, 'content-api {} { a b }'],
  ])('of %j is %j', (request, key) => expect(requestKey(request)).toBe(key));

  it('does not depend on the order of the query', () => {
    fc.assert(
      fc.property(query, (values) => {
        const reversed = Object.fromEntries(Object.entries(values).toReversed());
        expect(requestKey({ source, query: reversed })).toBe(requestKey({ source, query: values }));
      }),
    );
  });

  it('does not depend on values that are undefined', () => {
    fc.assert(
      fc.property(query, (values) => {
        const more = { ...values, absent: undefined };
        expect(requestKey({ source, query: { ...more, ...values } })).toBe(
          requestKey({ source, query: values }),
        );
      }),
    );
  });

  it('tells different queries apart', () => {
    fc.assert(
      fc.property(query, query, (first, second) => {
        const isSame = requestKey({ source, query: first }) === requestKey({ source, query: second });
        const [key, other] = [first, second].map((values) => requestKey({ source, query: values }));
        const read = (text = '') => JSON.parse(text.slice(source.length));
        expect(read(key)).toEqual(first);
        expect(read(other)).toEqual(second);
        expect(isSame).toBe(key === other);
      }),
    );
  });

  it('tells sources and filters apart', () => {
    const keys = [
      requestKey({ source }),
      requestKey({ source: 'content-api-video' }),
      requestKey({ source, filter: '{ a }' }),
      requestKey({ source, filter: '{ b }' }),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
