import { expect, test } from 'vitest';
import { describeSlowTests, readSlowTests } from './slowTests.mjs';

const report = (file: string, durations: readonly (number | null)[]) => ({
  name: `/home/somebody/packages/broadsheet/${file}`,
  assertionResults: durations.map((duration, index) => ({ fullName: `does thing ${index}`, duration })),
});

test('the ten slowest tests of a run are told, slowest first, with their files', () => {
  const testResults = [
    report('packages/ui/src/a.test.ts', [1, 2, 3, 4, 5, null]),
    report('blocks/byline/src/b.test.tsx', [12_340, 60, 70, 80, 90, 100]),
  ];
  const slow = readSlowTests({ testResults });
  expect(slow).toHaveLength(10);
  expect(slow[0]).toEqual({ name: 'blocks/byline/src/b.test.tsx: does thing 0', seconds: 12.34 });
  expect(slow.at(-1)).toEqual({ name: 'packages/ui/src/a.test.ts: does thing 1', seconds: 0.002 });
});

test('the slowest of several runs are told as one list', () => {
  const one = Array.from({ length: 10 }, (_, index) => ({ name: `one ${index}`, seconds: index }));
  const lines = describeSlowTests([...one, { name: 'other', seconds: 4.25 }]);
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual(['The slowest tests:', '    9.0 s  one 9']);
  expect(lines[6]).toBe('    4.3 s  other');
});

test('nothing is told where no test ran', () => {
  expect(describeSlowTests([])).toEqual([]);
});
