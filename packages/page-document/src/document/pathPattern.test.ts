import { describe, expect, it, test } from 'vitest';
import { isSameMatch } from './isSameMatch.ts';
import { fillPathPattern, isPathPattern, listPathVariables } from './pathPattern.ts';

test.each([
  ['/author/:slug/', true],
  ['/:section', true],
  ['/live/at-12:30/', false],
  ['/a:b/', false],
  ['/:/', false],
  ['/', false],
])('%s is a pattern of many paths: %s', (path, isPattern) => {
  expect(isPathPattern(path)).toBe(isPattern);
});

it('a pattern is filled with any text, at its variable segments alone', () => {
  const pattern = '/at-12:30/:year/:slug/';
  expect(listPathVariables(pattern)).toEqual(['year', 'slug']);
  expect(fillPathPattern(pattern, (name) => `${name} $&`)).toBe('/at-12:30/year $&/slug $&/');
});

describe('two pages are for the same paths', () => {
  const path = (text: string) => ({ kind: 'path', path: text }) as const;
  it('whatever their variable segments are called', () => {
    expect(isSameMatch(path('/author/:slug/'), path('/author/:name'))).toBe(true);
  });
  it('but not when they differ after a colon inside a segment', () => {
    expect(isSameMatch(path('/at-12:30/'), path('/at-12:45/'))).toBe(false);
  });
});
