import { expect, test } from 'vitest';
import { describeFailedTests, readFailedTests } from './failedTests.mjs';

const passed = { fullName: 'holds', status: 'passed', failureMessages: [] };
const failed = {
  fullName: 'breaks',
  status: 'failed',
  failureMessages: ['Error: no\n    at here', 'Error: no'],
};

test('a failed test is listed with its file and the first line of its error', () => {
  const name = '/home/ci/blocks/hero/src/hero.test.tsx';
  const tests = readFailedTests({ testResults: [{ name, assertionResults: [passed, failed] }] });
  expect(describeFailedTests(tests)).toEqual([
    'Failed tests:',
    '  blocks/hero/src/hero.test.tsx: breaks: Error: no',
  ]);
});

test('a file that does not load is listed with the reason', () => {
  const name = '/home/ci/sdk-sales/src/a.test.ts';
  const report = {
    testResults: [{ name, status: 'failed', message: 'Cannot find b\n', assertionResults: [] }],
  };
  expect(readFailedTests(report)).toEqual(['sdk-sales/src/a.test.ts: Cannot find b']);
});

test('nothing is listed where every test passed', () => {
  const tests = readFailedTests({ testResults: [{ name: 'a.test.ts', assertionResults: [passed] }] });
  expect(describeFailedTests(tests)).toEqual([]);
});
