import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepareDocument, validateDocument } from '@broadsheet/content-service';
import type { Database } from '@broadsheet/service-kit/database';
import { isJsonObject, listAt, parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';

const MINUTE_MS = 60_000;
const SETTING = '/settings/collection:front';

const story = (id: string, section = '/news/'): JsonObject => ({
  type: 'story',
  version: '0.10.12',
  _id: id,
  canonical_url: `/news/${id}/`,
  display_date: `2026-11-1${id.charCodeAt(0) - 97}T09:00:00Z`,
  headlines: { basic: `Headline of ${id}` },
  description: { basic: `About ${id}` },
  websites: { paper: { website_url: `/news/${id}/`, website_section: { _id: section, type: 'section' } } },
  taxonomy: { tags: [{ slug: 'storm', text: 'Storm' }] },
});

/** A collection as an import has it: with another picture, markup in a headline, a note, and an element of its own. */
const imported: JsonObject = {
  type: 'collection',
  version: '0.10.12',
  _id: 'front',
  canonical_url: '/collections/front/',
  headlines: { basic: 'Front' },
  content_aliases: ['front-page'],
  subtype: 'hand-made',
  websites: { paper: {} },
  content_elements: [
    {
      type: 'promo_reference',
      referent: {
        type: 'story',
        id: 'a',
        provider: 'elsewhere',
        referent_properties: { headlines: { basic: 'An <em>own</em> headline', web: 'On the web' } },
      },
    },
    { type: 'text', _id: 'note', content: 'A word of the editor' },
    {
      type: 'promo_reference',
      referent: {
        type: 'story',
        id: 'b',
        referent_properties: {
          description: { basic: 'Salt &amp; tide' },
          promo_items: { basic: { type: 'image', url: '/media/b.jpg', alt_text: 'B', caption: 'Kept' } },
        },
      },
    },
  ],
};

const item = (id: string, more: JsonObject = {}): JsonObject => ({ _id: id, type: 'story', ...more });
const front = (children: readonly JsonObject[], more: JsonObject = {}): JsonObject => ({
  name: 'Front',
  aliases: ['front-page'],
  children: [...children],
  ...more,
});

describe.each(databasesUnderTest)('a collection on $name', ({ open }) => {
  let database: Database;
  let room: EditingRoom;
  let cookie = '';

  const write = (document: JsonObject) =>
    room.platform.content.saveDocuments([
      prepareDocument(document['type'] === 'collection' ? 'collection' : 'story', document, {
        id: textAt(document, '_id') ?? '',
        site: 'paper',
        hash: textAt(document, '_id') ?? '',
      }),
    ]);
  const call = (method: string, path: string, body?: JsonObject, by = cookie) =>
    room.call(method, path, { cookie: by, ...(body && { body }) });
  const read = async () => (await call('GET', SETTING)).body;
  async function publish(document: JsonObject, setting = SETTING) {
    const { body } = await call('GET', setting);
    const saved = await call('PUT', `${setting}/draft`, {
      document,
      revision: valueAt(body, 'revision') ?? 0,
    });
    if (saved.status !== 200) return saved;
    return call('POST', `${setting}/publication`, { revision: valueAt(saved.body, 'revision') ?? 0 });
  }
  async function collection(alias = 'front-page'): Promise<Json> {
    const response = await room.platform.fetch(
      new Request(`http://platform.internal/content/v4/collections?content_alias=${alias}&website=paper`),
    );
    return response.ok ? parseJson(await response.text()) : null;
  }
  const seen = async (): Promise<readonly Json[]> => listAt(await collection(), 'content_elements');
  const seenIds = async () =>
    (await seen()).map((element) => textAt(element, '_id') ?? textAt(element, 'type'));
  async function stored(): Promise<Json> {
    const [row] = await database.query(`select body from documents where id = 'front'`);
    return isJsonObject(row?.['body']) ? row['body'] : null;
  }

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
    cookie = await room.openAdmin();
    for (const id of ['a', 'b', 'c', 'd']) await write(story(id));
  });
  afterAll(() => database.close());

  test('that an editor makes is what the source of collections gives, with its own words and picture', async () => {
    const own = {
      headline: 'Storm <b> & flood',
      description: 'The harbour is shut',
      image: 'https://images.example/harbour.jpg',
      imageAlt: 'The harbour',
      imageAuth: '{"2":"token"}',
      imageId: 'harbour',
      imageWidth: '1200',
      imageHeight: '800',
    };
    const document = front([item('b', own), item('a')]);
    expect((await publish(document)).body).toEqual({ number: 1 });
    expect(await seen()).toMatchObject([
      {
        _id: 'b',
        headlines: { basic: 'Storm &lt;b&gt; &amp; flood' },
        description: { basic: 'The harbour is shut' },
        promo_items: {
          basic: {
            type: 'image',
            _id: 'harbour',
            url: 'https://images.example/harbour.jpg',
            alt_text: 'The harbour',
            auth: { 2: 'token' },
            width: 1200,
          },
        },
        websites: { paper: { website_url: '/news/b/' } },
      },
      { _id: 'a', headlines: { basic: 'Headline of a' } },
    ]);
    expect(await read()).toMatchObject({ isPublished: true, revision: 0, document });
    expect(validateDocument('collection', await stored())).toEqual([]);
    expect(room.published()).toBe(1);
    expect((await call('GET', '/collections')).body).toEqual({
      collections: [
        {
          id: 'front',
          name: 'Front',
          aliases: ['front-page'],
          publishedAliases: ['front-page'],
          count: 2,
          isPublished: true,
        },
      ],
    });
    const { body } = await call('GET', '/audit?action=settings');
    expect(listAt(body, 'entries')).toMatchObject([
      { action: 'settings.published', subject: 'collection:front' },
    ]);
  });

  test('shows its own picture without anything of the picture that the story has', async () => {
    const picture = { type: 'image', _id: 'old', url: '/old.jpg', caption: 'Old', alt_text: 'Old' };
    await write({ ...story('i'), promo_items: { basic: picture, lead: picture } });
    await publish(front([item('i', { image: '/new.jpg', imageAuth: '{"2":"of no picture"}' })]));
    const [shown] = await seen();
    expect(valueAt(shown, 'promo_items')).toEqual({
      basic: { type: 'image', url: '/new.jpg' },
      lead: picture,
    });
  });

  test('that was imported is changed without losing anything that editors do not see', async () => {
    await write(imported);
    const { document } = Object(await read());
    expect(document).toMatchObject({
      name: 'Front',
      aliases: ['front-page'],
      children: [
        { _id: 'a', headline: 'An own headline' },
        { _id: 'note', type: 'text' },
        { _id: 'b', description: 'Salt & tide', image: '/media/b.jpg', imageAlt: 'B' },
      ],
    });
    expect((await publish(document)).status).toBe(200);
    const { last_updated_date: _, ...kept } = Object(await stored());
    expect(kept).toMatchObject({ ...imported, websites: { paper: { website_url: '/collections/front/' } } });
    const [one, two, three] = listAt(document, 'children').filter(isJsonObject);
    await publish({ ...document, children: [three ?? {}, { ...one, headline: 'New' }, two ?? {}] });
    expect(await seen()).toMatchObject([
      { _id: 'b', promo_items: { basic: { url: '/media/b.jpg', caption: 'Kept' } } },
      { _id: 'a', headlines: { basic: 'New', web: 'On the web' } },
      { type: 'text', content: 'A word of the editor' },
    ]);
    const { body } = await call('GET', `${SETTING}/versions`);
    expect(listAt(body, 'versions')).toHaveLength(3);
    await call('POST', `${SETTING}/versions/1/restoration`);
    expect(await seenIds()).toEqual(['a', 'note', 'b']);
  });

  test('writes the words, the picture and the pin of a story that is written out into it', async () => {
    const element = {
      type: 'story',
      headlines: { basic: 'Before', web: 'On the web' },
      canonical_url: '/guide/',
    };
    await write({ ...imported, content_elements: [{ type: 'text', content: 'A word' }, element] });
    const { document } = Object(await read());
    const [text, inline] = listAt(document, 'children').filter(isJsonObject);
    const pinnedUntil = room.clock.now() + MINUTE_MS;
    const own = { headline: 'After & all', image: '/guide.jpg', pinnedUntil };
    await publish({ ...document, children: [text ?? {}, { ...inline, ...own }] });
    expect(await seen()).toMatchObject([
      {
        headlines: { basic: 'After &amp; all', web: 'On the web' },
        promo_items: { basic: { url: '/guide.jpg' } },
        canonical_url: '/guide/',
      },
      { type: 'text', content: 'A word' },
    ]);
    expect(await read()).toMatchObject({ document: { children: [{ type: 'text' }, { pinnedUntil }] } });
    room.clock.advance(MINUTE_MS);
    await room.platform.editing.runSchedules();
    expect(await seen()).toMatchObject([{ type: 'text' }, { headlines: { basic: 'After &amp; all' } }]);
  });

  test('has its pinned stories first until the pin ends, for whichever process is first', async () => {
    const pinnedUntil = room.clock.now() + MINUTE_MS;
    const document = front([item('a'), item('b'), item('c', { pinnedUntil })]);
    await publish(document);
    expect(await seenIds()).toEqual(['c', 'a', 'b']);
    expect(await read()).toMatchObject({ document });
    room.clock.advance(MINUTE_MS);
    await Promise.all([room.platform.editing.runSchedules(), room.platform.editing.runSchedules()]);
    expect(await seenIds()).toEqual(['a', 'b', 'c']);
    expect([await read(), room.published()]).toMatchObject([{ document }, 2]);
  });

  test('that was imported with pins has them ended too, and readers do not get the order without them', async () => {
    const pinned = new Date(room.clock.now() + MINUTE_MS).toISOString();
    const reference = (id: string, more: JsonObject = {}): JsonObject => ({
      type: 'promo_reference',
      referent: { type: 'story', id },
      ...more,
    });
    await write({
      ...imported,
      additional_properties: { order: ['a', 'c'], wired: 'kept' },
      content_elements: [reference('c', { additional_properties: { pinned_until: pinned } }), reference('a')],
    });
    expect(await seenIds()).toEqual(['c', 'a']);
    expect(valueAt(await collection(), 'additional_properties')).toEqual({ wired: 'kept' });
    room.clock.advance(MINUTE_MS);
    await room.platform.editing.runSchedules();
    expect(await seenIds()).toEqual(['a', 'c']);
    expect(await database.query('select id from collection_ends')).toEqual([]);
  });

  test('is completed by the newest stories of a section or a tag, none of them twice', async () => {
    await write(story('e', '/sport/'));
    await publish(front([item('b')], { automatic: { sections: ['/news/'], tag: 'storm', size: 2 } }));
    expect(await seenIds()).toEqual(['b', 'd', 'c']);
    await write({ ...story('f'), display_date: '2026-11-19T09:00:00Z' });
    expect(await seenIds()).toEqual(['b', 'f', 'd']);
    expect(validateDocument('collection', await stored())).toEqual([]);
    await write({ ...imported, content_elements: [{ type: 'story', _id: 'd', headlines: { basic: 'D' } }] });
    const { document } = Object(await read());
    await publish({ ...document, automatic: { sections: ['/news/'], tag: '', size: 2 } });
    expect(await seenIds()).toEqual(['d', 'f', 'c']);
  });

  test('is scheduled, deleted and brought back like a page', async () => {
    await publish(front([item('a')]));
    const saved = await call('PUT', `${SETTING}/draft`, { document: front([item('b')]), revision: 0 });
    const revision = valueAt(saved.body, 'revision') ?? 0;
    await call('PUT', `${SETTING}/schedule`, { revision, publishAt: room.clock.now() + MINUTE_MS });
    room.clock.advance(MINUTE_MS);
    await room.platform.editing.runSchedules();
    expect(await seenIds()).toEqual(['b']);
    expect((await call('DELETE', SETTING)).status).toBe(204);
    expect([await collection(), (await call('GET', '/collections')).body]).toEqual([
      null,
      { collections: [] },
    ]);
    expect((await call('POST', `${SETTING}/restoration`)).status).toBe(204);
    expect(await seenIds()).toEqual(['b']);
  });

  test('that was deleted comes back with all that it had, and stays on other sites', async () => {
    await write({ ...imported, websites: { paper: {}, other: {} } });
    const before = Object(await stored());
    expect((await call('DELETE', SETTING)).status).toBe(204);
    expect((await call('GET', '/collections')).body).toEqual({ collections: [] });
    expect(await stored()).toMatchObject({ subtype: 'hand-made', websites: { other: {} } });
    expect((await call('DELETE', SETTING)).body).toMatchObject({ says: { key: 'refusal.collection-gone' } });
    expect((await call('POST', `${SETTING}/restoration`)).status).toBe(204);
    expect(await stored()).toMatchObject({ subtype: 'hand-made', content_elements: before.content_elements });
    expect(await seenIds()).toEqual(['a', 'note', 'b']);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['an alias that is none', { aliases: ['Front Page'] }],
    ['the alias of the alerts', { aliases: ['alert-bar'] }],
    ['a story twice', { children: [item('a'), item('a')] }],
    ['something else than stories', { children: ['a'] }],
    ['a script for a picture', { children: [item('a', { image: 'javascript:alert(1)' })] }],
    ['a picture of another scheme', { children: [item('a', { image: 'data:text/html,x' })] }],
    ['a headline that is no text', { children: [item('a', { headline: { basic: 'x' } })] }],
    ['a headline that is too long', { children: [item('a', { headline: 'x'.repeat(1001) })] }],
    ['a pin without an end', { children: [item('a', { pinnedUntil: 'noon' })] }],
    ['stories from everywhere', { automatic: { sections: [], tag: '', size: 5 } }],
    ['too many stories', { automatic: { sections: ['/news/'], size: 51 } }],
  ])('is not published with %s', async (_what, part) => {
    expect((await publish(front([], part))).status).toBe(400);
    expect([await stored(), room.published()]).toEqual([null, 0]);
  });

  test('takes neither the place of a story nor the alias of another collection', async () => {
    await publish(front([item('a')]));
    expect((await publish(front([]), '/settings/collection:a')).status).toBe(409);
    expect((await publish(front([]), '/settings/collection:other')).status).toBe(409);
    expect(await seenIds()).toEqual(['a']);
    const answer = await room.platform.fetch(new Request('http://platform.internal/content/v4/?_id=a'));
    expect(parseJson(await answer.text())).toMatchObject({ type: 'story' });
  });

  test('is not opened where there is none', async () => {
    expect((await call('GET', '/settings/collection:nowhere')).status).toBe(404);
    await call('PUT', `${SETTING}/draft`, { document: front([item('a')]), revision: 0 });
    expect((await call('GET', SETTING)).body).toMatchObject({ isPublished: false, revision: 1 });
  });

  test('is published by publishers, changed by editors and listed for everybody at the desk', async () => {
    const [viewer, editor] = [
      await room.openEditor(cookie, 'viewer'),
      await room.openEditor(cookie, 'editor'),
    ];
    const draft = { document: front([item('a')]), revision: 0 };
    expect([
      (await call('GET', '/collections', undefined, viewer)).status,
      (await call('GET', '/collections', undefined, '')).status,
      (await call('PUT', `${SETTING}/draft`, draft, viewer)).status,
      (await call('PUT', `${SETTING}/draft`, draft, editor)).status,
      (await call('POST', `${SETTING}/publication`, { revision: 1 }, editor)).status,
    ]).toEqual([200, 401, 403, 200, 403]);
    expect((await call('GET', '/settings')).body).toMatchObject({
      settings: [{ id: 'site' }, { id: 'theme' }, { id: 'navigation:default' }],
    });
  });
});
