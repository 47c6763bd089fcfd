import { expect, test } from 'vitest';
import { describeSecondTries, readSecondTries } from './secondTries.mjs';

const passed = { fullName: 'passes at once', status: 'passed', failureMessages: [] };
const flaky = { fullName: 'waits', status: 'passed', failureMessages: ['Error: too late\n    at here'] };
const failed = { fullName: 'fails', status: 'failed', failureMessages: ['Error: no', 'Error: no'] };

test('who passed only when tried again is told with what went wrong before', () => {
  const tries = readSecondTries({
    testResults: [{ name: 'a.test.ts', assertionResults: [passed, flaky, failed] }],
  });
  expect(describeSecondTries(tries)).toEqual([
    'Passed at their second try only:',
    '  waits: Error: too late',
  ]);
});

test('nothing is told where every test passed at once', () => {
  expect(describeSecondTries([])).toEqual([]);
});
