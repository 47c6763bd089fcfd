import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const ORIGIN = 'https://www.courier.example';
const check = (target: string) => safeRedirect(target, ORIGIN);

describe('safeRedirect', () => {
  it.each([
    ['/', '/'],
    ['/account/?tab=1#top', '/account/?tab=1#top'],
    [ORIGIN, '/'],
    [`${ORIGIN}/offer/`, '/offer/'],
    ['/a/../b/', '/b/'],
    ['/?next=//evil.example', '/?next=//evil.example'],
  ])('lets %s pass', (target, path) => {
    expect(check(target)).toBe(path);
  });

  it.each([
    '',
    'account/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    '/%0d/\r\nSet-Cookie: a=b',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    `${ORIGIN}.evil.example/`,
    `${ORIGIN}@evil.example/`,
    `https://user@www.courier.example/`,
    'http://www.courier.example/',
    'HTTPS://www.courier.example/',
    'https:evil.example',
    'blob:https://evil.example/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'data:text/html,<script>alert(1)</script>',
  ])('refuses %j', (target) => {
    expect(check(target)).toBeUndefined();
  });

  it('answers only what a browser keeps on this site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      'evil.example',
      ORIGIN,
    );
    const target = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(target, (text) => {
        const path = check(text);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?!\/)/);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['/account/', '/account/'],
    ['https://www.example.com/news/account/?a=1', '/account/?a=1'],
    ['https://www.example.com/news', '/'],
    ['https://www.example.com/news/../shop/', undefined],
    ['https://www.example.com/newspaper/', undefined],
  ])('answers for %j the path %j inside of a site that stands under a path', (target, expected) => {
    expect(safeRedirect(target, 'https://www.example.com/news')).toBe(expected);
  });
});
