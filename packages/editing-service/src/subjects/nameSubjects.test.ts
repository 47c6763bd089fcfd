import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '@broadsheet/service-kit/database';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';

const section = (id: string, name: string) => ({ _id: id, name, node_type: 'section', children: [] });
const TREE = {
  _id: '/',
  name: 'Paper',
  children: [section('/coast/', 'Coast'), section('/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7/', 'News')],
};
const AUTHORS = [
  ['2', 'zoé', 'Zoé the second'],
  ['1', 'zoé', 'Zoé'],
  ['3', 'zo%C3%A9', 'Encoded'],
  ['4', 'ana%c3%af', 'Anaïs'],
] as const;
const TAGS = [
  ['지진', 'Earthquake'],
  ['%EB%B9%84', 'Rain'],
] as const;

const STORIES = [
  {
    id: 'barge',
    sites: ['paper', 'paper /tides/', 'paper /bare/'],
    body: {
      taxonomy: {
        primary_section: { _id: '/bare/' },
        sections: [{ _id: '/tides/', name: 'Tides' }],
        tags: [{ slug: 'péniche', text: 'Barges' }],
      },
      credits: { by: [{ type: 'author', slug: 'ivo-hale', name: 'Ivo Hale' }] },
    },
  },
  {
    id: 'later',
    embargo: '2999-01-01',
    body: { taxonomy: { tags: [{ slug: 'embargoed', text: 'Later' }] } },
  },
  { id: 'draft', isDraft: true, body: { taxonomy: { tags: [{ slug: 'unpublished', text: 'Draft' }] } } },
  { id: 'other', sites: ['gazette'], body: { taxonomy: { tags: [{ slug: 'elsewhere', text: 'Other' }] } } },
] as const;

const INSERT = `insert into documents (id, type, published, embargo_until, display_date, tag_slugs, credit_keys,
    content_aliases, site_keys, body, hash, search_title, search_summary, search_body, search)
  select $1, 'story', $2::boolean, $3::text::timestamptz, now(),
    array(select jsonb_array_elements(coalesce(body #> '{taxonomy,tags}', '[]')) ->> 'slug'),
    array(select 'slug:' || (jsonb_array_elements(coalesce(body #> '{credits,by}', '[]')) ->> 'slug')),
    '{}', $5::text[], body, 'made', '', '', '', ''
  from (select $4::text::jsonb as body) given`;

describe.each(databasesUnderTest)('what was chosen, on $name,', ({ open }) => {
  let database: Database;
  let room: EditingRoom;
  let cookie = '';

  async function ask(kind: string, values: readonly string[]) {
    const query = new URLSearchParams({ kind, values: values.join(',') });
    return room.call('GET', `/subjects?${query}`, { cookie });
  }

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    room = openEditing(database);
    cookie = await room.openAdmin();
    await database.query(
      "insert into navigation (site, hierarchy, body, hash) values ('paper', 'default', $1::text::jsonb, 'h')",
      [JSON.stringify(TREE)],
    );
    for (const [id, slug, name] of AUTHORS)
      await database.query(
        'insert into authors (id, slug, body, hash) values ($1, $2, $3::text::jsonb, $1)',
        [id, slug, JSON.stringify({ name })],
      );
    for (const story of STORIES) {
      const {
        id,
        body,
        sites = ['paper'],
        embargo = null,
        isDraft = false,
      } = {
        sites: undefined,
        embargo: undefined,
        isDraft: undefined,
        ...story,
      };
      await database.query(INSERT, [id, !isDraft, embargo, JSON.stringify(body), sites]);
    }
    for (const [slug, text] of TAGS)
      await database.query("insert into tags (slug, body, hash) values ($1, $2::text::jsonb, 'h')", [
        slug,
        JSON.stringify({ text }),
      ]);
  }, 60_000);
  afterAll(() => database.close());

  test.each([
    ['section', '/coast', 'Coast'],
    ['section', '/coast//', 'Coast'],
    ['section', '/ข่าว', 'News'],
    ['section', '/%e0%b8%82%e0%b9%88%e0%b8%b2%e0%b8%a7/', 'News'],
    ['author', 'zoé', 'Zoé'],
    ['author', 'zoé'.normalize('NFD'), 'Zoé'],
    ['author', 'zo%c3%a9', 'Zoé'],
    ['author', 'zo%C3%A9', 'Encoded'],
    ['author', 'anaï', 'Anaïs'],
    ['tag', '지진'.normalize('NFD'), 'Earthquake'],
    ['tag', '%EC%A7%80%EC%A7%84', 'Earthquake'],
    ['tag', '비', 'Rain'],
  ])('is named in every spelling in which a list finds it: %s %s is %s', async (kind, value, title) => {
    const { body } = await ask(kind, ['nothing', value]);
    expect(body).toEqual({ subjects: [{ title, value }] });
  });

  test.each([
    ['section', '/tides/', 'Tides'],
    ['section', '/tides', 'Tides'],
    ['section', '/bare/', '/bare/'],
    ['author', 'ivo-hale', 'Ivo Hale'],
    ['author', 'Ivo-Hale', undefined],
    ['tag', 'p%C3%A9niche', 'Barges'],
    ['tag', 'embargoed', undefined],
    ['tag', 'unpublished', undefined],
    ['tag', 'elsewhere', undefined],
  ])(
    'is named by the stories that readers see, without a document of its own: %s %s is %s',
    async (kind, value, title) => {
      const subjects = title === undefined ? [] : [{ title, value }];
      expect((await ask(kind, ['nothing', value])).body).toEqual({ subjects });
    },
  );

  test('is answered value by value, in the order of the question', async () => {
    const values = ['비', 'nothing', '지진', '%eb%b9%84'];
    expect((await ask('tag', values)).body).toEqual({
      subjects: [
        { title: 'Rain', value: '비' },
        { title: 'Earthquake', value: '지진' },
        { title: 'Rain', value: '%eb%b9%84' },
      ],
    });
  });

  test('is named up to fifty at a time, and a call for more is refused with the number', async () => {
    const some = Array.from({ length: 49 }, (_, index) => `none-${index}`);
    expect((await ask('tag', [...some, '비'])).body).toEqual({ subjects: [{ title: 'Rain', value: '비' }] });
    expect(await ask('tag', [...some, 'one', '비'])).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('has 51 values; 50 can be named in one call') },
    });
  });
});
