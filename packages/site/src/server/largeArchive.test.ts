/**
 * A newspaper with an archive through its socket: a search with more matches than it counts, and the key for search
 * engines.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSearchEngine } from '../../test/openSearchEngine.ts';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { createLog } from './createLog.ts';
import { notifySearchEngines } from './notifySearchEngines.ts';

const STARTING_MS = 120_000;
const FILL = `insert into documents (id, type, published, display_date, tag_slugs, credit_keys, content_aliases, site_keys,
    body, hash, search_title, search_summary, search_body, search)
  select 'old-' || number, 'story', true, timestamptz '2020-01-01' - number * interval '1 hour', '{}', '{}', '{}',
    '{courier}', jsonb_build_object('_id', 'old-' || number, 'type', 'story', 'version', '0.10.12', 'headlines',
      jsonb_build_object('basic', 'Number ' || number || '.'), 'websites', jsonb_build_object('courier',
        jsonb_build_object('website_url', '/old-' || number || '/'))), 'made', '', '', '', content_vector('english', '', '', 'zwieback')
  from generate_series(1, 1001) number`;

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite(['pages'], { INDEXNOW_KEY: '0123456789abcdef' });
  const { database } = paper.platform.platform.content;
  await database.query(FILL);
  await database.query(
    "insert into document_websites (document_id, site, website_url) select id, 'courier', '/' || id || '/' from documents where hash = 'made'",
  );
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

test('a search that finds more than it counts says so and shows the newest', async () => {
  const html = await (await paper.get('/search/zwieback/')).text();
  expect(html.includes('More than 500 matches for')).toBe(true);
  expect(/<a [^>]*href="\/old-1\/"/.test(html)).toBe(true);
});

test('the key by which search engines know the site is served at its address, and no other', async () => {
  const answer = await paper.get('/0123456789abcdef.txt');
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789abcdef']);
  expect((await paper.get('/fedcba9876543210.txt')).status).toBe(404);
});

test('search engines are told of a story that comes, and of nothing while the site is not open to them', async () => {
  await using engine = await openSearchEngine();
  const { platform } = paper.platform;
  const state = { isOpen: false };
  const { searchEngines } = notifySearchEngines({
    config: {
      indexNow: { key: '0123456789abcdef', endpoint: engine.url },
      siteId: 'courier',
      siteOrigin: 'https://courier.example',
      basePath: '',
    },
    platform,
    site: { isOpenToCrawlers: () => state.isOpen },
    log: createLog('silent'),
  });
  await searchEngines?.(new AbortController().signal);
  state.isOpen = true;
  await searchEngines?.(new AbortController().signal);
  await platform.content.database.query("update documents set stored_at = now() where id = 'old-7'");
  await searchEngines?.(new AbortController().signal);
  expect(engine.told).toEqual([
    {
      host: 'courier.example',
      key: '0123456789abcdef',
      keyLocation: 'https://courier.example/0123456789abcdef.txt',
      urlList: ['https://courier.example/old-7/'],
    },
  ]);
});
