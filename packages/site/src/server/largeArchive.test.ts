/** The search page of a newspaper that has more matches than it counts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

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
  paper = await openListeningSite(['pages']);
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
