import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFilter, parseFilter } from '../server.ts';
import type { FieldTree } from '../server.ts';

const names = ['a', 'b', '2', 'constructor', 'toString'];
const fieldTree = fc.letrec<{ tree: FieldTree }>((tie) => ({
  tree: fc.dictionary(fc.constantFrom(...names), fc.option(tie('tree'), { maxDepth: 3 }), { maxKeys: 3 }),
})).tree;
const document = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown[]>(null, 1, 'text', undefined),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names, 'other'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

describe('applyFilter', () => {
  it.each([
    ['{ a }', { a: 1, b: 2 }, { a: 1 }],
    ['{ a { b } }', { a: { b: 1, c: 2 } }, { a: { b: 1 } }],
    ['{ a { b } }', { a: 'not an object' }, { a: 'not an object' }],
    ['{ a { b } }', { a: null }, { a: null }],
    ['{ a { b } }', { a: [{ b: 1, c: 2 }, 'x', { c: 3 }] }, { a: [{ b: 1 }, 'x', {}] }],
    ['{ a { b } }', { a: [[{ b: 1, c: 2 }]] }, { a: [[{ b: 1 }]] }],
    ['{ a }', [{ a: 1, b: 2 }], [{ a: 1 }]],
    ['{ a }', 'text', 'text'],
    ['{}', { a: 1 }, {}],
    ['{ toString constructor }', {}, {}],
    ['{ auth { 2 } }', { auth: { 1: 'old', 2: 'new' } }, { auth: { 2: 'new' } }],
  ])('%s keeps of %j what it names', (filter, value, kept) => {
    expect(applyFilter(value, parseFilter(filter))).toEqual(kept);
  });

  it('shares what is taken whole and changes nothing', () => {
    const answer = { a: { b: [1] }, c: 2 };
    const before = structuredClone(answer);
    const kept = applyFilter(answer, { a: null });
    expect(kept).toEqual({ a: { b: [1] } });
    expect(Object(kept).a).toBe(answer.a);
    expect(answer).toEqual(before);
  });

  it('gives no answer a foreign prototype', () => {
    const answer: unknown = JSON.parse('{ "__proto__": { "isAdmin": true } }');
    const tree: FieldTree = JSON.parse('{ "__proto__": null }');
    const kept = applyFilter(answer, tree);
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
    expect(Object(kept).isAdmin).toBeUndefined();
  });

  it('empties lists below the 32nd list within a list', () => {
    let nested: unknown = [{ a: 1, b: 2 }];
    for (let level = 0; level < 50_000; level += 1) nested = [nested];
    expect(JSON.stringify(applyFilter(nested, { a: null }))).toBe(`${'['.repeat(33)}${']'.repeat(33)}`);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(document, fieldTree, (value, tree) => {
        const once = applyFilter(value, tree);
        expect(applyFilter(once, tree)).toEqual(once);
      }),
    );
  });

  it('never changes its input and never throws', () => {
    fc.assert(
      fc.property(document, fieldTree, (value, tree) => {
        const before = structuredClone(value);
        applyFilter(value, tree);
        expect(value).toEqual(before);
      }),
    );
  });
});
