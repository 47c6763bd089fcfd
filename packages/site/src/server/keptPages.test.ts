/** Pages of stories, through the socket of the site: what is asked for again is not made again. */
import { defineBlock, useContent, useHost } from '@broadsheet/block-kit';
import { openDatabase } from '@broadsheet/platform';
import { record } from '@broadsheet/client-core';
import { defineSource } from '@broadsheet/sdk-content/server';
import { expect, inject, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;

const COAST = [
  '/coast/climate/2026/11/12/after-the-surge-day-by-day/',
  '/coast/climate/2026/11/13/night-of-the-surge/',
  '/coast/climate/2026/11/19/a-week-after-the-surge/',
  '/coast/climate/2026/10/11/the-woman-who-reads-the-tide/',
  '/coast/2026/11/20/saltgate-barrier-is-sinking/',
  '/coast/walks/2026/11/20/seven-walks-below-the-cranes/',
  '/coast/wildlife/2026/11/17/hobs-level-lets-the-sea-in/',
  '/coast/wildlife/2026/11/17/saltby-oyster-beds-reopen/',
  '/business/2026/11/20/flood-insurance-doubles-on-lower-quay/',
  '/business/port/2026/11/18/who-owns-pier-9/',
  '/council/2026/11/20/price-of-a-vote-marshside-library/',
  '/culture/theatre/2026/11/18/the-salt-wives-at-the-empire/',
];

/** Returns a block in the place of the related stories that asks for content of its own on each page. */
function createWitness(rendered: string[]) {
  const ownRequest = (path: string) => ({ source: 'content-api', query: { website_url: path } });
  function Witness() {
    const { page } = useHost();
    useContent(ownRequest(page.path), record({}));
    rendered.push(page.path);
    return null;
  }
  return defineBlock({
    name: 'related-stories',
    title: 'Witness',
    group: 'Tests',
    kind: 'feature',
    fields: {},
    hydrate: { mode: 'never' },
    content: (_fields, { page }) => [ownRequest(page.path)],
    Component: Witness,
  });
}

test(
  'makes each story once, however many others are read in between',
  async () => {
    const rendered: string[] = [];
    await using paper = await openSiteWith({
      fixtures: ['pages', 'stories', 'authors', 'collections', 'tags'],
      blocks: [createWitness(rendered)],
    });
    const readAll = async () => {
      for (const path of COAST) expect((await paper.get(path)).status).toBe(200);
    };
    await readAll();
    expect(rendered.toSorted()).toEqual(COAST.toSorted());
    await readAll();
    expect(rendered).toHaveLength(COAST.length);
  },
  STARTING_MS,
);

/** The source of stories, whose answers are never fresh, so that each visit has to ask whether they have changed. */
const shortLived = defineSource({
  name: 'content-api',
  params: [
    { name: '_id', kind: 'text' },
    { name: 'website_url', kind: 'text' },
  ],
  ttlMs: 0,
  followsArchive: true,
  fetch: ({ get, site }, { website_url }) => get('/content/v4/', { website_url, website: site }),
});

test(
  'reads a story again only after something was stored, by whichever process',
  async () => {
    const database = await openDatabase({ imageFile: inject('databaseImage') });
    const requested = { version: 0, story: 0 };
    const counting: typeof database = {
      ...database,
      query(text, values) {
        if (text.includes('from archive_version')) requested.version += 1;
        if (text.includes('(w.website_url) = any')) requested.story += 1;
        return database.query(text, values);
      },
    };
    await using paper = await openSiteWith({
      fixtures: ['pages', 'stories', 'authors', 'collections', 'tags'],
      database: counting,
      sources: [shortLived],
    });
    const path = '/coast/climate/2026/11/13/night-of-the-surge/';
    const read = async () => (await paper.get(path)).text();
    const first = await read();
    const { story } = requested;
    // A page is sent for a second without asking, and the version of the archive is used for another.
    const before = requested.version;
    await expect
      .poll(async () => (await read()) && requested.version > before, { timeout: 20_000 })
      .toBe(true);
    expect(await read()).toBe(first);
    expect(requested.story).toBe(story);
    await database.query(
      `update documents set body = jsonb_set(body, '{headlines,basic}', '"The night is over"')
       where id = (select document_id from document_websites where website_url = $1)`,
      [path],
    );
    await expect.poll(read, { timeout: 20_000 }).toContain('The night is over');
    expect(requested.story).toBeGreaterThan(story);
  },
  STARTING_MS,
);
