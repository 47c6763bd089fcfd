import { expect, test } from 'vitest';
import { findRedirectProblems } from './findRedirectProblems.ts';
import { mergeRedirects } from './mergeRedirects.ts';

const rule = (from: string, to: string) => ({ from, to });
const list = (id: string, ...redirects: readonly object[]) =>
  JSON.parse(JSON.stringify({ schemaVersion: 1, id, redirects }));
const merged = (given: object, ...stored: readonly object[]) => {
  const result = mergeRedirects(JSON.parse(JSON.stringify(given)), JSON.parse(JSON.stringify(stored)));
  expect(findRedirectProblems(result.list, JSON.parse(JSON.stringify(stored)))).toEqual([]);
  return { rules: result.list['redirects'], leftOut: result.leftOut };
};

test('a later part adds its rules and takes none away', () => {
  const first = list('old', rule('/a/', '/x/'), { from: '/b/', status: 410, note: 'An editor’s' });
  expect(merged(list('old', rule('/c/', '/z/')), first).rules).toEqual([
    rule('/a/', '/x/'),
    { from: '/b/', note: 'An editor’s', status: 410 },
    rule('/c/', '/z/'),
  ]);
});

test('a new rule wins over the stored one for its path', () => {
  expect(merged(list('old', rule('/a', '/y/')), list('old', rule('/a/', '/x/'))).rules).toEqual([
    rule('/a', '/y/'),
  ]);
});

test('chains are shortened, also through other lists', () => {
  const other = list('editors', rule('/x/', '/end/'));
  expect(merged(list('old', rule('/b/', '/a/')), list('old', rule('/a/', '/x/')), other).rules).toEqual([
    rule('/a/', '/end/'),
    rule('/b/', '/end/'),
  ]);
});

test('of a circle the stored rules go, and what led into it follows the new one', () => {
  const stored = list('old', rule('/a/', '/b/'), rule('/c/', '/a/'));
  expect(merged(list('old', rule('/b/', '/a/')), stored).rules).toEqual([
    rule('/c/', '/a/'),
    rule('/b/', '/a/'),
  ]);
});

test('a rule of another list stays, and the given one for its path is told', () => {
  const other = list('editors', rule('/a/', '/x/'), rule('/home/', '/old/'));
  const { rules, leftOut } = merged(
    list('old', rule('/a/', '/y/'), rule('/old/', '/home/'), rule('/c/', '/d/')),
    other,
  );
  expect(rules).toEqual([rule('/c/', '/d/')]);
  expect(leftOut).toEqual(['/a/', '/old/']);
});
