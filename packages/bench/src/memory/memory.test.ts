import { describe, expect, it } from 'vitest';
import { createPicker, createRandom } from './createRandom.ts';
import { evaluateGrowth } from './evaluateGrowth.ts';
import { createRequests } from './mixedRequests.ts';
import { findPictures } from './readSamples.ts';

describe('evaluateGrowth', () => {
  const series = (bytesAt: (requests: number) => number) =>
    Array.from({ length: 41 }, (_, index) => [index * 100, bytesAt(index * 100)] as const);

  it('takes a process for flat that fills its caches in the first half and then breathes', () => {
    const breathing = series((requests) => Math.min(requests, 1_000) + (requests % 200));
    expect(evaluateGrowth(breathing, 100)).toEqual({ middle: 1_000, end: 1_000, isFlat: true });
  });

  it('finds one that grows for ever', () => {
    expect(
      evaluateGrowth(
        series((requests) => requests),
        100,
      ),
    ).toEqual({ middle: 2_000, end: 3_800, isFlat: false });
  });
});

describe('createPicker', () => {
  it('picks by weight, and never what weighs nothing', () => {
    const pick = createPicker(
      [
        { name: 'often', weight: 9 },
        { name: 'seldom', weight: 1 },
        { name: 'never', weight: 0 },
      ],
      createRandom(3),
    );
    const picked = Array.from({ length: 1_000 }, () => pick().name);
    expect(picked.filter((name) => name === 'seldom').length).toBeGreaterThan(50);
    expect(picked.filter((name) => name === 'seldom').length).toBeLessThan(150);
    expect(picked).not.toContain('never');
  });
});

describe('findPictures', () => {
  it('reads signed addresses, each once and without its size', () => {
    const html =
      '<img src="/resizer/v2/a.jpg?focal=9%2C0&amp;auth=x_-y&amp;width=200" srcset="/resizer/v2/a.jpg?focal=9%2C0&amp;auth=x_-y&amp;width=400 2x">';
    expect(findPictures(html)).toEqual(['/resizer/v2/a.jpg?focal=9%2C0&auth=x_-y']);
  });
});

describe('createRequests', () => {
  const samples = { paths: ['/', '/sport/'], images: ['/resizer/v2/a.jpg?auth=x'] };
  const take = (count: number, seed: number) => {
    const next = createRequests(samples, createRandom(seed));
    return Array.from({ length: count }, next);
  };

  it('gives the same sequence for the same seed', () => {
    expect(take(50, 7)).toEqual(take(50, 7));
    expect(take(50, 7)).not.toEqual(take(50, 8));
  });

  it('mixes readers with everything that fills a memory', () => {
    const requests = take(2_000, 1);
    const paths = requests.map(({ path }) => path);
    for (const kind of [
      /^\/sport\/$/,
      /utm_source/,
      /^\/search\/\w+%20\d+\/$/,
      /\?page=\d{3,}$/,
      /story-feed-query/,
      /&width=\d+&height=/,
      /^\/\w+\/\w+\/$/,
      /%zz/,
      /\/magiclink\//,
      /.{2000}/,
      /rss\.xml$/,
      /^\/sitemaps?[./]/,
      /most-read/,
      /^\/search\/.{100,}/,
      /&quality=/,
      /^\/pagebuilder\//,
    ])
      expect(paths.filter((path) => kind.test(path)).length).toBeGreaterThan(10);
    expect(new Set(requests.map(({ headers }) => headers['host'])).size).toBeGreaterThan(20);
    expect(new Set(requests.map(({ headers }) => headers['x-forwarded-for'])).size).toBeGreaterThan(500);
    expect(requests.filter(({ hangsUp }) => hangsUp).length).toBeGreaterThan(10);
    const posted = requests.filter(({ method }) => method === 'POST');
    for (const path of ['/_broadsheet/read', '/readers/v1/newsletters', '/identity/public/v1/auth/login'])
      expect(posted.filter((request) => request.path === path && request.body !== '').length).toBeGreaterThan(
        5,
      );
  });
});
