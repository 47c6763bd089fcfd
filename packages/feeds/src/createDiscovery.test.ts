import { parsePageDocument } from '@broadsheet/engine';
import { ContentSourceError } from '@broadsheet/sdk-content/server';
import { expect, test } from 'vitest';
import { createDiscovery } from './createDiscovery.ts';

const ORIGIN = 'https://www.example.com';
const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

function openDiscovery(answers: Readonly<Record<string, unknown>>) {
  const home = parsePageDocument({
    id: 'home',
    name: 'Home',
    match: { kind: 'path', path: '/' },
    pageType: 'homepage',
    layout: 'right-rail',
    areas: {},
  });
  const discovery = createDiscovery({
    load: async ({ source }) => {
      if (source in answers) return answers[source];
      throw new ContentSourceError(source, { kind: 'not-found' }, 'There is no archive.');
    },
    sanitise: (answer) => answer,
    site: () => ({ id: 'courier', websiteDomain: ORIGIN }),
    pages: () => (home === undefined ? [] : [home]),
    tokenVersion: '2',
    log,
  });
  return async (path: string) => {
    const response = await discovery.fetch(new Request(`${ORIGIN}${path}`));
    const text = (await response?.text()) ?? '';
    return { status: response?.status, locs: [...text.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc) };
  };
}

test('without an archive, the index of sitemaps and robots.txt name only what is there', async () => {
  const get = openDiscovery({});
  expect(await get('/sitemap.xml')).toEqual({ status: 200, locs: [`${ORIGIN}/sitemaps/pages.xml`] });
  expect(await get('/sitemaps/pages.xml')).toEqual({ status: 200, locs: [`${ORIGIN}/`] });
  expect((await get('/sitemaps/news.xml')).status).toBe(200);
  expect((await get('/sitemaps/2026-11-20.xml')).status).toBe(404);
});
