import { safeRedirect } from '@broadsheet/client-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUrl } from './readUrl.ts';
import type { RedirectRule } from './RedirectRule.ts';

const ORIGIN = 'https://www.courier.example';
const read = (url: string, rules: readonly RedirectRule[] = []) => readUrl(new URL(`${ORIGIN}${url}`), rules);
const moved = (from: string, to: string): RedirectRule => ({ kind: 'moved', from, to, status: 301 });

describe('readUrl', () => {
  it('reads path and query', () => {
    expect(read('/sport/?page=2&page=3')).toEqual({ kind: 'page', path: '/sport/', query: { page: '3' } });
  });

  it.each([
    ['/sport', '/sport/'],
    ['/sport?page=2&a=b', '/sport/?page=2&a=b'],
    ['/a/b?x=%2F%2Fevil', '/a/b/?x=%2F%2Fevil'],
    ['/a?back=\\evil', '/a/?back=%5Cevil'],
  ])('redirects %s to its URL with a slash, with its query', (url, location) => {
    expect(read(url)).toEqual({ kind: 'moved', location, status: 301 });
  });

  it('reads every spelling of a path as one, also in the redirects', () => {
    const path = '/%EC%A7%80/';
    for (const url of ['/%ec%a7%80/', path, '/지/']) {
      expect(read(url)).toEqual({ kind: 'page', path, query: {} });
      expect(read(url, [moved('/지/', '/to/')])).toMatchObject({ kind: 'moved', location: '/to/' });
      expect(read(url, [moved('/%ec%a7%80/', '/지/')])).toMatchObject({ kind: 'page' });
    }
  });

  it('leaves URLs of files as they are', () => {
    expect(read('/robots.txt')).toMatchObject({ kind: 'page', path: '/robots.txt' });
  });

  it.each(['//evil.example/', '/\\evil.example/', '/%00/', '/a%0d%0ab/', '/%zz/', '/%/', '/%c3/'])(
    'finds no page at %s',
    (url) => {
      expect(readUrl(new URL(`${ORIGIN}${url}`), [])).toEqual({ kind: 'missing' });
    },
  );

  it('finds no page at a path of 10 kB', () => {
    expect(read(`/${'a'.repeat(10_000)}/`)).toEqual({ kind: 'missing' });
  });

  it.each(['/%2f%2fevil.example', '/%5cevil.example', '/..%2f..%2fetc'])('keeps %s on this site', (url) => {
    const answer = read(url);
    const location = answer.kind === 'moved' ? answer.location : '';
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  });

  it('follows rules for a path with or without its slash', () => {
    const rules = [moved('/old', '/new/'), { kind: 'gone', from: '/closed/' } as const];
    expect(read('/old/', rules)).toEqual({ kind: 'moved', location: '/new/', status: 301 });
    expect(read('/old', rules)).toEqual({ kind: 'moved', location: '/new/', status: 301 });
    expect(read('/closed', rules)).toEqual({ kind: 'gone' });
  });

  it('ignores a rule that leads back to its own path', () => {
    expect(read('/old/', [moved('/old/', '/old')])).toMatchObject({ kind: 'page' });
  });

  it.each([
    ['/search/?q=storm', '/search/storm/'],
    ['/search/?query=a%2Fb%3Fc', '/search/a%2Fb%3Fc/'],
    ['/search/?searchQuery=%20flood%20doors%20&q=x', '/search/flood%20doors/'],
    ['/search/?q=%26%23', '/search/%26%23/'],
  ])('leads the search form from %s to %s', (url, location) => {
    expect(read(url)).toEqual({ kind: 'moved', location, status: 302 });
  });

  it.each(['/search/', '/search/?q=', '/search/?q=%20', '/search/?q=..', '/search/?q=.'])(
    'shows the search page itself for %s',
    (url) => {
      expect(read(url)).toMatchObject({ kind: 'page', path: '/search/' });
    },
  );

  it('cuts a search term to a length that a path may have', () => {
    const answer = read(`/search/?q=${encodeURIComponent('😀'.repeat(2_000))}`);
    expect(answer).toMatchObject({ kind: 'moved', status: 302 });
    expect(answer.kind === 'moved' && read(answer.location)).toMatchObject({ kind: 'page' });
  });

  it('never throws, and never leads away from the site without a rule', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '%00',
      '%',
      '..',
      '.',
      '?',
      '#',
      '@',
      ':',
      'a',
      'é',
      '😀',
      ' ',
    );
    const url = fc
      .array(fc.oneof(piece, fc.string()), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(url, (path) => {
        // What a server makes of a request line: the origin is fixed and what follows is the path.
        const href = `${ORIGIN}${path}`;
        if (!URL.canParse(href)) return;
        const answer = readUrl(new URL(href), []);
        if (answer.kind !== 'moved') return;
        expect(new URL(answer.location, ORIGIN).origin).toBe(ORIGIN);
        expect(safeRedirect(answer.location, ORIGIN)).toBeDefined();
        expect(answer.location).not.toMatch(/[\r\n\\]|^\/\//);
      }),
      { numRuns: 1_000 },
    );
  });

  it('comes to rest after two steps at most', () => {
    const piece = fc.constantFrom('/', 'a', 'search', '.', '..', '%2f', '?q=', '?x=', 'é', '\\', '#');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        let url = read(`/${parts.join('')}`);
        for (let step = 0; step < 2 && url.kind === 'moved'; step += 1) url = read(url.location);
        expect(url.kind).not.toBe('moved');
      }),
      { numRuns: 1_000 },
    );
  });
});
