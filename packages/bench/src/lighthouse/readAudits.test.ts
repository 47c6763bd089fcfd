import { describe, expect, it } from 'vitest';
import { readAudits } from './readAudits.ts';

const report = {
  categories: { performance: { score: 0.97 }, accessibility: { score: 1 }, seo: { score: 0.9 } },
  audits: {
    'largest-contentful-paint': { score: 0.95, scoreDisplayMode: 'numeric', numericValue: 1890.4 },
    'cumulative-layout-shift': { score: 1, scoreDisplayMode: 'numeric', numericValue: 0 },
    'color-contrast': {
      title: 'Colours have too little contrast',
      score: 0,
      scoreDisplayMode: 'binary',
      details: { items: [{ node: { selector: 'main > p' } }, { node: { selector: 'main > p' } }] },
    },
    'link-text': {
      title: 'Links do not have descriptive text',
      score: 0,
      scoreDisplayMode: 'binary',
      details: { items: [{ href: '/sport/', text: 'more' }] },
    },
    'network-requests': { scoreDisplayMode: 'informative', details: { items: [{ url: 'https://a.test/' }] } },
    'manual-check': { title: 'Look yourself', score: null, scoreDisplayMode: 'manual' },
  },
};

describe('readAudits', () => {
  it('reads scores, times and shifts', () => {
    expect(readAudits(report)).toMatchObject({
      performance: 97,
      accessibility: 100,
      seo: 90,
      lcp: 1890.4,
      cls: 0,
      requests: ['https://a.test/'],
    });
  });

  it('lists the audits that fail with the places where they do', () => {
    expect([...readAudits(report).failures]).toEqual([
      ['color-contrast', 'color-contrast: Colours have too little contrast; `main > p`'],
      ['link-text', 'link-text: Links do not have descriptive text; "more" to /sport/'],
    ]);
  });

  it('gives no figure where the report has none', () => {
    expect(readAudits({}).bestPractices).toBeNaN();
    expect(readAudits(undefined).failures.size).toBe(0);
  });
});
