/** What feeds answer when an archive has more than they count: 10,001 stories, made in the database itself. */
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../test/onEachDatabase.ts';
import { siteProperties } from '../../../test/samples.ts';
import { listAt, objectAt, textAt } from '../json/Json.ts';
import type { JsonObject } from '../json/Json.ts';

const STORIES = 10_001;
const OLDEST = `old-${STORIES}`;

/**
 * The story of a number: the higher the older. All hold the word "harbour", the oldest alone in its headline; every eighth
 * holds "ferry" and every thousandth "pilot".
 */
const FILL = `insert into documents (id, type, published, display_date, tag_slugs, credit_keys, content_aliases, site_keys,
    body, hash, search_title, search_summary, search_body, search)
  select 'old-' || number, 'story', true, timestamptz '2026-11-20' - number * interval '1 hour', '{}', '{}', '{}',
    '{paper}', jsonb_build_object('_id', 'old-' || number, 'type', 'story', 'version', '0.10.12'), 'made', title, '', '',
    content_vector('english', title, '', 'harbour'
      || case number % 8 when 0 then ' ferry' else '' end || case number % 1000 when 0 then ' pilot' else '' end)
  from (select number, case number when ${STORIES} then 'Harbour' else 'Quay' end as title
    from generate_series(1, ${STORIES}) number) numbers`;
const PLACE = `insert into document_websites (document_id, site, website_url)
  select id, 'paper', '/' || id || '/' from documents where hash = 'made'`;

onEachDatabase('a feed of a large archive', (running) => {
  const list = async (values: Readonly<Record<string, string>>): Promise<JsonObject> =>
    (
      await running.server.get(
        `/content/v4/search/published?${new URLSearchParams({ website: 'paper', ...values })}`,
      )
    ).body;
  const search = async (values: Readonly<Record<string, string>>): Promise<JsonObject> =>
    (await running.server.get(`/search?${new URLSearchParams({ website_id: 'paper', ...values })}`)).body;
  const ids = (answer: JsonObject, key: string) => listAt(answer, key).map((item) => textAt(item, '_id'));

  test('counts as far as anybody reads, and says that there is more', async () => {
    await running.server.importAll(siteProperties());
    await running.database.query(FILL);
    await running.database.query(PLACE);

    const everything = await list({ q: 'type:story', size: '2' });
    expect([everything.count, everything.count_relation, everything.next]).toEqual([10_000, 'gte', 2]);
    expect(ids(everything, 'content_elements')).toEqual(['old-1', 'old-2']);
    const last = await list({ q: 'type:story', from: '9999', size: '1' });
    expect(ids(last, 'content_elements')).toEqual(['old-10000']);

    const best = await search({ q: 'harbour' });
    expect(objectAt(best, 'metadata')).toMatchObject({ total_hits: 500, total_hits_relation: 'gte' });
    expect(ids(best, 'data').slice(0, 2)).toEqual([OLDEST, 'old-1']);
    const lastPage = await search({ q: 'harbour', page: '50' });
    expect(listAt(lastPage, 'data')).toHaveLength(10);

    const byDate = await list({ q: 'harbour', from: '1500', size: '2' });
    expect(ids(byDate, 'content_elements')).toEqual(['old-1501', 'old-1502']);
    expect(byDate.next).toBe(1_502);

    const few = await search({ q: 'quay -harbour' });
    expect(objectAt(few, 'metadata')).toMatchObject({ total_hits: 0 });
    expect(objectAt(few, 'metadata')).not.toHaveProperty('total_hits_relation');
  }, 120_000);

  test('finds the newest that have a word, whether many have it or few', async () => {
    await running.server.importAll(siteProperties());
    await running.database.query(FILL);
    await running.database.query(PLACE);

    const many = await search({ q: 'ferry', sort: 'date', page: '40' });
    expect(objectAt(many, 'metadata')).toMatchObject({ total_hits: 500, total_hits_relation: 'gte' });
    expect(ids(many, 'data')).toEqual(Array.from({ length: 10 }, (_, index) => `old-${8 * (391 + index)}`));
    const alike = await search({ q: 'ferry' });
    expect(ids(alike, 'data')).toEqual(Array.from({ length: 10 }, (_, index) => `old-${8 * (1 + index)}`));
    const few = await search({ q: 'pilot', sort: 'date' });
    expect(objectAt(few, 'metadata')).toMatchObject({ total_hits: 10 });
    expect(ids(few, 'data')).toEqual(Array.from({ length: 10 }, (_, index) => `old-${1000 * (1 + index)}`));
    expect(ids(await search({ q: 'ferry pilot' }), 'data')).toHaveLength(10);
    expect(ids(await search({ q: 'lighthouse' }), 'data')).toEqual([]);
  });
});
