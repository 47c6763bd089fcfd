import { describe, expect, it } from 'vitest';
import { parseRedirectRule } from './RedirectRule.ts';

describe('parseRedirectRule', () => {
  it.each([
    [
      { from: '/a/', to: '/b/' },
      { kind: 'moved', from: '/a/', to: '/b/', status: 301 },
    ],
    [
      { from: '/a/', to: '/b/', status: 302 },
      { kind: 'moved', from: '/a/', to: '/b/', status: 302 },
    ],
    [
      { from: '/a/', to: '/b/', status: 307 },
      { kind: 'moved', from: '/a/', to: '/b/', status: 301 },
    ],
    [
      { from: '/a/', status: 410 },
      { kind: 'gone', from: '/a/' },
    ],
    [{ from: '/a/' }, undefined],
    [{ to: '/b/' }, undefined],
    ['nonsense', undefined],
  ])('reads %j as %j', (input, expected) => {
    expect(parseRedirectRule(input)).toEqual(expected);
  });
});
