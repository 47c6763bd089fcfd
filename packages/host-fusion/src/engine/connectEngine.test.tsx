import * as sanitiser from '@broadsheet/sanitiser';
import { act, screen } from '@testing-library/react';
import { format } from 'node:util';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createPack } from '../../test/createPack.ts';
import { createStandIn } from '../../test/createStandIn.tsx';
import type { FeatureNode, StandInOptions, StandInPage } from '../../test/createStandIn.tsx';
import type { SafeHtml } from '../Engine.ts';

const story = (id: number) => ({
  _id: `story-${id}`,
  type: 'story',
  display_date: '2026-11-20T07:00:00Z',
  headlines: { basic: `Headline ${id}<script>alert(1)</script>` },
  websites: { courier: { website_url: `/news/${id}/`, website_section: { _id: '/news/', name: 'News' } } },
});

const PLAN = {
  pricingStrategyId: 1,
  priceCode: 'DIGITAL-M',
  name: 'Monthly',
  currencyCode: 'EUR',
  rates: [
    { amount: 12, duration: 'UntilCancelled', durationCount: 1, billingFrequency: 'Month', billingCount: 1 },
  ],
};

const sources = {
  'story-feed-query': { count: 2, content_elements: [story(1), story(2)] },
  'alert-bar-collections': {
    content_elements: [{ ...story(9), headlines: { basic: 'Ferry runs aground' } }],
  },
  'offers-api': {
    pageTitle: 'Read everything',
    campaignCode: 'default',
    products: [{ sku: 'digital', name: 'Digital', pricingStrategies: [PLAN] }],
  },
  'site-service-hierarchy': {
    _id: '/',
    children: [{ node_type: 'link', url: '/coast/', display_name: 'Coast' }],
  },
};

const siteProperties = { websiteName: 'The Courier', websiteDomain: 'https://courier.test', locale: 'en' };
const SAFE: SafeHtml = { kind: 'sanitiser', sanitiser };

const feature = (name: string, customFields: object = {}): FeatureNode => ({
  collection: 'features',
  type: `broadsheet/${name}`,
  id: `f-${name}`,
  customFields: { ...customFields },
});
const chain = (name: string, children: readonly FeatureNode[], customFields: object = {}): FeatureNode => ({
  ...feature(name, customFields),
  collection: 'chains',
  children,
});

const listContentConfig = {
  contentService: 'story-feed-query',
  contentConfigValues: { query: 'type:story', size: 2 },
};
const navigationConfig = { contentService: 'site-service-hierarchy', contentConfigValues: {} };

const LOCKED = {
  ...story(7),
  headlines: { basic: 'The storm of the century' },
  content_restrictions: { content_code: 'premium' },
  access: { state: 'locked', wall: 'payment' },
};

const page: StandInPage = {
  outputType: 'default',
  layout: 'right-rail',
  requestUri: '/news/7/?campaign=spring',
  globalContent: LOCKED,
  meta: { title: 'The storm', description: 'A night', 'page-type': 'article' },
  sections: [
    [feature('alert-bar'), feature('links-bar', { navigationConfig })],
    [feature('divider'), feature('headline')],
    [
      chain('single-chain', [feature('results-list', { listContentConfig })], { heading: 'Latest' }),
      chain('double-chain', [feature('login'), feature('signup')]),
      feature('simple-list', { listContentConfig, title: 'In short' }),
      feature('htmlbox', { HTML: '<p>Tides</p><script>alert(2)</script>' }),
    ],
    [feature('offer'), feature('paywall'), feature('share-bar')],
    [feature('section-title', { sectionContentConfig: navigationConfig }), feature('gallery')],
    [],
  ],
};

const roots = new Set<Root>();

afterEach(async () => {
  // An application that is still there would go on once its window is gone.
  await act(async () => {
    for (const root of roots) root.unmount();
  });
  roots.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Renders as the server does, which has no document. */
async function renderPage({
  html = SAFE,
  page: given = page,
  tree,
}: Pick<StandInOptions, 'tree'> & { readonly html?: SafeHtml; readonly page?: StandInPage } = {}) {
  const engine = createStandIn({ sources, siteProperties, ...(tree && { tree }) });
  const pack = createPack({ useContent: engine.useContent, html, apiOrigin: 'https://courier.test' });
  vi.stubGlobal('document', undefined);
  const { html: markup, cache } = await engine.render(pack, given);
  vi.unstubAllGlobals();
  return { markup, hydrated: engine.createApp(pack, given, cache), requests: engine.requests };
}

/** The engine's own address for content; the services of the newspaper do not answer. */
function answerBrowser(address: string): Promise<Response> {
  const [, source = ''] = /^\/pf\/api\/v3\/content\/fetch\/([^?]+)\?query=/.exec(address) ?? [];
  const answer = source === 'alert-bar-collections' ? sources[source] : undefined;
  return Promise.resolve(
    answer === undefined ? new Response('', { status: 503 }) : new Response(JSON.stringify(answer)),
  );
}

/** Puts a page into the browser and hydrates it. Returns what React complained of, and what it rendered anew. */
async function hydrate({ markup, hydrated }: Awaited<ReturnType<typeof renderPage>>) {
  const complaints: string[] = [];
  const renewals: unknown[] = [];
  vi.stubGlobal('fetch', answerBrowser);
  vi.stubGlobal('reportError', () => undefined);
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(format(...words)));
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  document.body.innerHTML = parsed.body.innerHTML;
  const container = document.querySelector('#fusion-app');
  if (container === null) throw new Error('The page has no place for the application.');
  await act(async () => {
    roots.add(hydrateRoot(container, hydrated, { onRecoverableError: (error) => renewals.push(error) }));
  });
  return { complaints, renewals, container };
}

test('a page of eighteen blocks is in the markup of the server, with content that was fetched once', async () => {
  const { markup, requests } = await renderPage();
  for (const text of [
    'The storm of the century',
    'Headline 1',
    'Latest',
    'In short',
    'Tides',
    'Coast',
    '<title>The storm</title>',
  ])
    expect(markup).toContain(text);
  expect(markup).toMatch(/^<html lang="en" dir="ltr"/);
  expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(requests.length);
});

test('the server sends the styles of blocks with them, and the theme in the head', async () => {
  const { markup } = await renderPage();
  const [head = '', body = ''] = markup.split('</head>');
  expect(head).toContain('--bs-ink');
  expect(body).toMatch(/<style data-styled="true"[^>]*>\.[^<]+\{/);
});

test('it hydrates without a word; what is fetched later comes from the address of the engine, and a form refuses', async () => {
  const { complaints, renewals } = await hydrate(await renderPage());
  expect([complaints, renewals]).toEqual([[], []]);
  expect(screen.getAllByRole('heading', { name: 'Headline 1' }).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The storm of the century');
  expect(await screen.findByText('Ferry runs aground')).toBeTruthy();
  await act(async () => screen.getAllByRole('button', { name: /log in/i })[0]?.click());
  expect(document.body.querySelector('[aria-invalid="true"]')).not.toBeNull();
});

test('an engine that renders the document as one tree loses nothing of the markup', async () => {
  const { renewals, container } = await hydrate(await renderPage({ tree: 'one' }));
  expect(renewals).toEqual([]);
  expect(container.querySelector('h1')?.textContent).toBe('The storm of the century');
});

test('what authors wrote is safe, in fields and in content', async () => {
  const { markup } = await renderPage();
  expect(markup).toContain('<p>Tides</p>');
  expect(markup).not.toMatch(/<script[^>]*>alert/);
});

test('without a sanitiser, HTML of a field is left out', async () => {
  const { markup } = await renderPage({ html: { kind: 'safe-sources' } });
  expect(markup).not.toContain('Tides');
  expect(markup).not.toContain('alert(2)');
});

test('a page without content has what needs none', async () => {
  const empty = {
    ...page,
    globalContent: undefined,
    meta: {},
    sections: [[], [], [feature('headline'), feature('login')], [], [], []],
  };
  const { complaints, container } = await hydrate(await renderPage({ page: empty }));
  expect(complaints).toEqual([]);
  expect(container.querySelector('h1')).toBeNull();
  expect(container.querySelector('form')).not.toBeNull();
});
