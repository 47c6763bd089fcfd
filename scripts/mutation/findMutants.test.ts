import { expect, test } from 'vitest';
import { findMutants } from './findMutants.mjs';

function mutate(source: string): readonly string[] {
  return findMutants('source.ts', source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );
}

test('exchanges operators where they stand, whatever stands beside them', () => {
  expect(mutate("a < b && c !== '<'")).toEqual([
    "a <= b && c !== '<'",
    "a < b || c !== '<'",
    "a < b && c === '<'",
  ]);
});

test('turns conditions round and changes literals', () => {
  expect(mutate('if (done) return 3;')).toEqual(['if (!(done)) return 3;', 'if (done) return 4;']);
  expect(mutate('const isOpen = true;')).toEqual(['const isOpen = false;']);
});

test('leaves out what is called for its effect', () => {
  expect(mutate('save(order);')).toEqual([';']);
});

test('leaves types and imports alone', () => {
  expect(mutate("import { a } from './a.ts';\ntype Two = 1 | 2;\nconst two: 2 = 2;")).toEqual([
    "import { a } from './a.ts';\ntype Two = 1 | 2;\nconst two: 2 = 3;",
  ]);
});

test('says the line, from 1', () => {
  expect(findMutants('source.ts', '\n\nsave();').map(({ line }) => line)).toEqual([3]);
});
