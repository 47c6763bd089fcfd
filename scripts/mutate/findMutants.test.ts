import { expect, test } from 'vitest';
import { applyMutant, describeMutant, findMutants } from './findMutants.mjs';

const mutate = (code: string): readonly string[] =>
  findMutants('file.ts', code).map((mutant) => applyMutant(code, mutant));

test.each([
  ['a === b', ['a !== b']],
  ['a < b', ['a <= b', 'a >= b']],
  ['a ?? b', ['a && b']],
  ['!a', ['a']],
  ['list.some(f)', [';', 'list.every(f)']],
  [
    'x = a ? 1 : true',
    [';', 'x = true ? 1 : true', 'x = false ? 1 : true', 'x = a ? 2 : true', 'x = a ? 1 : false'],
  ],
  ['if (a) go()', ['if (true) go()', 'if (false) go()', 'if (a) ;']],
] as const)('finds the faults of %s', (code, mutants) => {
  expect(mutate(code)).toEqual(mutants);
});

test.each([
  'type A = 1 | true;',
  'interface A { a: -1 }',
  "import a from 'b';",
  "throw new Error('The text.')",
])('leaves %s alone', (code) => {
  expect(mutate(code)).toEqual([]);
});

test('looks behind a type', () => {
  expect(mutate('export const a = { b: 1 } as const satisfies A;')).toEqual([
    'export const a = { b: 2 } as const satisfies A;',
  ]);
});

test('tells the line as it was and as it became', () => {
  const code = 'const a = 1;\n  if (a > 2) go();\n';
  const [, , mutant] = findMutants('file.ts', code);
  if (mutant === undefined) throw new Error('There is no such fault.');
  expect(describeMutant(code, mutant)).toEqual({
    line: 2,
    was: 'if (a > 2) go();',
    became: 'if (false) go();',
  });
});
