/** A site whose content comes from a hosted platform, which serves documents as older versions of its schema had them. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const SITE = 'courier';

const storm = {
  _id: 'storm',
  type: 'story',
  version: '0.5.8',
  canonical_url: '/coast/storm/',
  website: SITE,
  headlines: { web: 'Storm takes the pier', print: null },
  subheadlines: null,
  display_date: '2014-11-02T06:30:00Z',
  taxonomy: {
    primary_site: { type: 'site', _id: '/coast', name: 'Coast', description: null },
    tags: ['rain'],
  },
  credits: {
    by: [{ type: 'author', version: '0.5.8', name: '', org: 'Harbour Office', image: { url: '/a.jpg' } }],
  },
  content_elements: [{ type: 'text', content: 'The sea came over the wall at six.' }],
};
const quay = {
  _id: 'quay',
  type: 'gallery',
  version: '0.6.0',
  website_url: '/coast/quay/',
  website_section: '/coast',
  headlines: { basic: 'The quay by night' },
  publishing: { scheduled_operations: {} },
  content_elements: [{ type: 'image', url: 'https://media.example/quay.jpg', caption: null }],
};
const lock = {
  _id: 'lock',
  type: 'video',
  version: '0.10.9',
  canonical_url: '/coast/lock/',
  headlines: { basic: 'How a lock works' },
  streams: null,
  websites: { [SITE]: { website_url: '/coast/lock/', website_section: '/coast' } },
};
const documents = [storm, quay, lock];
const pathOf = (document: object): unknown =>
  Reflect.get(document, 'canonical_url') ?? Reflect.get(document, 'website_url');
const { version: _, ...unversioned } = storm;

function answer(url: URL): unknown {
  const { pathname, searchParams } = url;
  const path = pathname.replace(/\/$/, '');
  if (path === '/content/v4')
    return documents.find((each) => pathOf(each) === searchParams.get('website_url'));
  if (path === '/content/v4/collections')
    return { type: 'collection', version: '0.6.0', _id: 'picks', content_elements: [unversioned, quay] };
  if (path === '/content/v4/search/published')
    return { type: 'results', content_elements: [unversioned, lock], count: 2 };
  if (path === `/site/v3/navigation/${SITE}`)
    return [{ _id: '/coast', name: 'Coast', node_type: 'section', children: null }];
  return undefined;
}

let hosted: Server;
let site: ListeningSite;
beforeAll(async () => {
  hosted = createServer((request, response) => {
    const body = answer(new URL(request.url ?? '/', 'http://hosted.example'));
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { message: 'Not found' }));
  });
  await new Promise<void>((resolve) => hosted.listen(0, '127.0.0.1', resolve));
  const address = hosted.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  site = await openSiteWith({
    fixtures: ['pages'],
    variables: { PLATFORM_ORIGIN: `http://127.0.0.1:${port}`, SOURCE_TIMEOUT_MS: '30000' },
  });
}, 120_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  hosted.closeAllConnections();
  await new Promise((resolve) => hosted.close(resolve));
});

async function ask(source: string, query: object): Promise<unknown> {
  const search = new URLSearchParams({ query: JSON.stringify(query) });
  const response = await site.get(`/pf/api/v3/content/fetch/${source}?${search}`);
  expect(response.status).toBe(200);
  return response.json();
}

test.each([
  [
    'a story of version 0.5.8',
    '/coast/storm/',
    ['Storm takes the pier', 'The sea came over the wall at six.'],
  ],
  ['a gallery of version 0.6.0', '/coast/quay/', ['The quay by night']],
  ['a video of version 0.10.9', '/coast/lock/', ['How a lock works']],
])('shows the page of %s', async (_kind, path, texts) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const text of texts) expect(html).toContain(text);
});

test('gives sources the documents in the form of today', async () => {
  expect(await ask('content-api', { website_url: '/coast/storm/' })).toMatchObject({
    version: '0.10.12',
    headlines: { basic: 'Storm takes the pier' },
    credits: { by: [{ name: 'Harbour Office', image: { type: 'image' } }] },
    taxonomy: { primary_section: { _id: '/coast', name: 'Coast' }, tags: [{ text: 'rain' }] },
  });
  const elements = [{ _id: 'storm', headlines: { basic: 'Storm takes the pier' } }];
  expect(await ask('content-api-collections', { _id: 'picks' })).toMatchObject({
    content_elements: [...elements, { _id: 'quay' }],
  });
  expect(await ask('story-feed-query', { query: 'type:story' })).toMatchObject({
    content_elements: [...elements, { _id: 'lock' }],
  });
});

test('reads a navigation that is a list of nodes', async () => {
  expect(await ask('site-service-hierarchy', { hierarchy: 'default' })).toMatchObject({
    children: [{ _id: '/coast', name: 'Coast' }],
  });
});
