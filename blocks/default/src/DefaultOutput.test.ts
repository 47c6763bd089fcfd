import { renderOnServer } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const areas = { metadata: '', styles: '', page: 'PAGE', data: 'DATA' };
const render = (site: object = {}, page: object = {}) => renderOnServer(block, { site, page, areas });
/** Renders the document of a site that needs no consent. */
const renderAtOnce = (site: object, page: object = {}) =>
  render({ consent: { manager: 'none' }, ...site }, page);

test('puts the page between a skip link and what the loader says and needs', async () => {
  const html = await render();
  expect(html).toMatch(
    /<html lang="en" dir="ltr">.*href="#main">Jump to the main content<.*id="fusion-app">PAGE<\/div><div id="bs-lost" aria-live="polite" data-text="That could not [^"]*"><\/div>DATA<\/body>/s,
  );
});

test('follows the language and direction of the site', async () => {
  const html = await render({ locale: 'sv', textDirection: 'rtl', textFlow: 'vertical-rl' });
  expect(html).toContain('<html lang="sv" dir="rtl">');
  expect(html).toContain('writing-mode:vertical-rl');
  expect(html).toContain('Hoppa till huvudinnehållet');
});

test('has no script of anybody else on a site that names no service', async () => {
  const html = await render();
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script [^>]*src|<noscript|<iframe/);
});

test.each([
  ['analytics', { gaID: 'G-1' }, ['https://www.googletagmanager.com/gtag/js?id=G-1', 'gtag("config","G-1")']],
  [
    'the tag manager',
    { gtmID: 'GTM-1' },
    ['gtm.js?id="+"GTM-1"', 'https://www.googletagmanager.com/ns.html?id=GTM-1'],
  ],
  [
    'chartbeat',
    { chartbeatAccountId: '7', chartbeatDomain: 'x.example' },
    ['static.chartbeat.com/js/chartbeat.js', '"uid":"7"'],
  ],
  [
    'comscore',
    { comscoreID: '9' },
    ['sb.scorecardresearch.com/beacon.js', 'c1=2&amp;c2=9&amp;cv=2.0&amp;cj=1'],
  ],
  ['nativo', { nativoIntegration: true }, ['https://s.ntv.io/serve/load.js']],
  [
    'the paywall script',
    { api: { retail: { script: 'https://retail.example/p.js' } } },
    ['https://retail.example/p.js'],
  ],
  ['hosted search', { querylyId: 'q' }, ['https://www.queryly.com/js/queryly.v4.min.js', 'queryly.init("q"']],
])('brings %s when its property is set', async (_, site, expected) => {
  const html = await renderAtOnce(site);
  for (const part of expected) expect(html).toContain(part);
});

test('brings the advanced search script only on the hosted search page', async () => {
  const site = { querylyId: 'q', querylyOrg: 'org' };
  expect(await renderAtOnce(site, { type: 'article' })).not.toContain('org-advanced-search.js');
  expect(await renderAtOnce(site, { type: 'queryly-search' })).toContain(
    'https://www.queryly.com/js/org-advanced-search.js',
  );
});

test.each(['tcf', 'gpp'] as const)(
  'brings the script of a consent platform that speaks %s at once',
  async (manager) => {
    const script = 'https://cmp.example/c.js';
    expect(await render({ consent: { manager, script } })).toContain(`<script src="${script}" async="">`);
    expect(await render({ consent: { script } })).not.toContain(script);
  },
);

test('keeps every service as text until the reader agrees to its purpose, and counts nobody without script', async () => {
  const html = await render({
    gaID: 'G-1',
    gtmID: 'GTM-1',
    comscoreID: '9',
    querylyId: 'q',
    nativoIntegration: true,
    api: { retail: { script: 'https://retail.example/p.js' } },
  });
  const running = [...html.matchAll(/<script(?![^>]*text\/plain)[^>]*>([^<]*)/g)].map(([element]) => element);
  expect(running.filter((element) => /google|comscore|scorecard|queryly|ntv/.test(element))).toEqual([]);
  expect(running.at(-1)).toContain('https://retail.example/p.js');
  const waiting = [...html.matchAll(/<script type="text\/plain" data-consent="(\w+)"/g)].map(
    ([, purpose]) => purpose,
  );
  expect(waiting).toEqual([
    ...Array(4).fill('analytics'),
    'advertising',
    'analytics',
    'functional',
    'functional',
  ]);
  const vendors = [...html.matchAll(/data-vendor="(\d+)"/g)].map(([, vendor]) => vendor);
  expect(vendors).toEqual(['77', '755', '755', '755', '263', '77']);
  expect(html).not.toContain('<noscript');
  expect(html).toContain('<bs-block data-enhance="services"></bs-block>');
});

test('leaves chartbeat out when only half of it is set', async () => {
  expect(await render({ chartbeatAccountId: '7' })).not.toContain('chartbeat');
});

test('never lets a property end a script element', async () => {
  const html = await render({ gaID: '</script><script>alert(1)</script>' });
  expect(html).not.toContain('</script><script>alert(1)');
});

test('asks for each font sheet once', async () => {
  const html = await render({ fontUrl: ['https://fonts.example/a.css', 'https://fonts.example/a.css'] });
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
});
