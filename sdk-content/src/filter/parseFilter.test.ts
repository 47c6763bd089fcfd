import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FilterError, parseFilter, printFilter } from '../server.ts';
import type { FieldTree } from '../server.ts';

const fieldName = fc.stringMatching(/^[\w-]{1,8}$/).filter((name) => name !== '__proto__');

const fieldTree = fc.letrec<{ tree: FieldTree }>((tie) => ({
  tree: fc.dictionary(fieldName, fc.option(tie('tree'), { depthSize: 'small' }), { maxKeys: 4 }),
})).tree;

/** Generates texts from the tokens of filters, well-formed or not. */
const nearlyFilter = fc
  .array(
    fc.constantFrom('{', '}', ',', ' ', '\n', 'a', 'website-url', '2', '_id', '__proto__', '"', '\u2028'),
  )
  .map((pieces) => pieces.join(''));

function errorOf(source: string): unknown {
  try {
    parseFilter(source);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('parseFilter', () => {
  it.each([
    ['{}', {}],
    ['{ headlines }', { headlines: null }],
    ['{ headlines { basic } }', { headlines: { basic: null } }],
    ['{headlines{basic}_id}', { headlines: { basic: null }, _id: null }],
    ['\n{\n  a,\n  b , { c },\n}\n', { a: null, b: { c: null } }],
    [
      '{ auth { 2 } websites { the-courier { website_url } } }',
      {
        auth: { 2: null },
        websites: { 'the-courier': { website_url: null } },
      },
    ],
    ['{ a { b } a { c } }', { a: { b: null, c: null } }],
    ['{ a { b { c } } a { b { d } } }', { a: { b: { c: null, d: null } } }],
    ['{ a { b } a }', { a: null }],
    ['{ a a { b } }', { a: null }],
    ['{ a { b } a { b { c } } }', { a: { b: null } }],
    ['{ constructor toString }', { constructor: null, toString: null }],
  ])('reads %j', (source, tree) => expect(parseFilter(source)).toEqual(tree));

  it.each([
    ['', 0, 'must start with "{"'],
    ['  headlines', 2, 'must start with "{"'],
    ['{ a', 3, 'a "}" is missing'],
    ['{ a { b }', 9, 'a "}" is missing'],
    ['{ a } b', 6, 'text after the last "}" at 6'],
    ['{ a }}', 5, 'text after the last "}" at 5'],
    ['{ { a } }', 2, '"{" without a field name at 2'],
    ['{ a { b } { c } }', 10, '"{" without a field name at 10'],
    ['{ a  $b }', 5, 'unexpected "$" at 5'],
    ['{ __proto__ { a } }', 2, '"__proto__" cannot be a field'],
    [`${'{a'.repeat(33)}${'}'.repeat(33)}`, 64, 'nested deeper than 32 levels'],
    [`{${' '.repeat(20_000)}}`, 20_000, 'longer than 20,000 characters'],
  ])('refuses %j at %i', (source, at, why) => {
    const error = errorOf(source);
    expect(error).toBeInstanceOf(FilterError);
    expect(error).toMatchObject({ at, message: expect.stringContaining(why) });
  });

  it('reads 32 levels', () => {
    expect(errorOf(`${'{a'.repeat(32)}${'}'.repeat(32)}`)).toBeUndefined();
  });

  it('throws nothing but FilterError, at an offset within the text', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyFilter, fc.string({ unit: 'binary' })), (source) => {
        const error = errorOf(source);
        if (error === undefined) return;
        expect(error).toBeInstanceOf(FilterError);
        expect(source.length - Object(error).at).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('reads back what printFilter wrote', () => {
    fc.assert(
      fc.property(fieldTree, (tree) => {
        expect(parseFilter(printFilter(tree))).toEqual(tree);
      }),
    );
  });

  it('gives twice the same for a filter and for the same filter written twice over', () => {
    fc.assert(
      fc.property(fieldTree, (tree) => {
        const fields = printFilter(tree).slice(1, -1);
        expect(parseFilter(`{ ${fields} ${fields} }`)).toEqual(tree);
      }),
    );
  });
});

describe('printFilter', () => {
  it.each([
    [{}, '{ }'],
    [{ a: null, b: { c: null, d: {} } }, '{ a b { c d { } } }'],
  ])('writes %j', (tree, text) => expect(printFilter(tree)).toBe(text));
});
