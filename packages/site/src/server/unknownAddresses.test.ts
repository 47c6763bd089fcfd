/** Addresses at which there is nothing: what they cost, and what becomes of them when something comes there. */
import { openDatabase, openOwnSchema, printCacheKey } from '@broadsheet/platform';
import type { Database, Queries } from '@broadsheet/platform';
import { story } from '@broadsheet/platform-testing/content';
import { toContentKey } from '@broadsheet/sdk-content/server';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const FIXTURES = ['site', 'navigation', 'pages/article', 'pages/section', 'pages/not-found', 'stories/coast'];
const WITHIN = { timeout: 3_000, interval: 10 };
const STARTING_MS = 60_000;

const statusOf = async (site: ListeningSite, path: string): Promise<number> => {
  const answer = await site.get(path);
  await answer.arrayBuffer();
  return answer.status;
};

/** Imports documents into the store of a site, of which nobody is told but by the database. */
async function importInto(
  { folder, platform }: ListeningSite,
  name: string,
  document: object,
): Promise<void> {
  const file = await folder.write(`import/${name}.json`, JSON.stringify(document));
  const { rejected } = await platform.platform.import([file], { root: `${folder.path}/import` });
  expect(rejected).toEqual([]);
}

const rain = (path: string) => story('rain', { websites: { courier: { website_url: path } } });

describe('an unknown address', () => {
  /** The number of documents that were looked up by their address. */
  let lookups = 0;
  let database: Database;
  let paper: ListeningSite;

  /** Counts the documents that are looked up by their address. */
  function countLookups(given: Database): Database {
    const query: Queries['query'] = (text, values) => {
      if (text.includes('(w.website_url) = any')) lookups += 1;
      return given.query(text, values);
    };
    return { ...given, query };
  }

  beforeAll(async () => {
    database = countLookups(await openDatabase({ imageFile: inject('databaseImage') }));
    paper = await openSiteWith({ fixtures: FIXTURES, database, variables: { CACHE_KEYS: 'fastly' } });
    // The first question begins to read the addresses, and does not wait for them.
    await statusOf(paper, '/first-of-all/');
    let count = 0;
    await vi.waitFor(async () => {
      lookups = 0;
      await statusOf(paper, `/first-of-all/${(count += 1)}/`);
      if (lookups > 0) throw new Error('The addresses have not been read yet.');
    }, STARTING_MS);
  }, STARTING_MS);
  afterAll(() => paper[Symbol.asyncDispose]());

  test('is looked up in no table, however many there are', async () => {
    lookups = 0;
    for (let index = 0; index < 100; index += 1)
      expect(await statusOf(paper, `/made-up/${index}/`)).toBe(404);
    expect(lookups).toBe(0);
    expect(await statusOf(paper, '/coast/2026/11/20/saltgate-barrier-is-sinking/')).toBe(200);
    expect(lookups).toBeGreaterThan(0);
  });

  test('is answered with the page for what is missing, which no search engine keeps and every cache may', async () => {
    const answer = await paper.get('/nowhere/');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      404,
      'public, max-age=0, s-maxage=10',
    ]);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex');
  });

  test('has the key of its address, so that a cache in front forgets it when something comes there', async () => {
    const keys = (await paper.get('/nowhere/at-all/')).headers.get('surrogate-key');
    expect(keys?.split(' ')).toContain(printCacheKey(toContentKey('url courier /nowhere/at-all')));
  });

  test('is that of a story as soon as one is imported there, and unknown to nobody who asked before', async () => {
    expect(await statusOf(paper, '/news/rain/')).toBe(404);
    await importInto(paper, 'rain', rain('/news/rain/'));
    await paper.site.reload();
    expect(await statusOf(paper, '/news/rain/')).toBe(200);
    expect(await statusOf(paper, '/news/rain')).toBe(301);
  });

  test('is that of a section as soon as the navigation has one', async () => {
    expect(await statusOf(paper, '/harbour/')).toBe(404);
    const tree = { _id: '/', children: [{ _id: '/harbour/', name: 'Harbour', children: [] }] };
    await database.query(
      "update navigation set body = $1::text::jsonb where site = 'courier' and hierarchy = 'default'",
      [JSON.stringify(tree)],
    );
    await vi.waitFor(async () => expect(await statusOf(paper, '/harbour/')).toBe(200), WITHIN);
  });
});

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('an address that is unknown to two processes', () => {
  /** Opens two processes of one site over one PostgreSQL. */
  async function openTwo() {
    const schema = await openOwnSchema(databaseUrl ?? '');
    const open = async (fixtures: readonly string[]) => {
      const database: Database = await openDatabase(schema);
      return openSiteWith({ fixtures, database });
    };
    const one = await open([...FIXTURES, 'redirects']);
    const other = await open([]);
    onTestFinished(async () => {
      await Promise.all([one[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
      await schema.drop();
    });
    return { one, other };
  }

  test('leads on in both when one imports a story or a redirect there', { timeout: 60_000 }, async () => {
    const { one, other } = await openTwo();
    for (const path of ['/news/rain/', '/old/rain/', '/moved/rain/'])
      for (const site of [one, other])
        await vi.waitFor(async () => expect(await statusOf(site, path)).toBe(404), WITHIN);
    await importInto(one, 'rain', rain('/news/rain/'));
    await importInto(one, 'old', {
      ...{ type: 'redirect', version: '0.10.12', _id: 'old-rain' },
      ...{ canonical_url: '/old/rain/', redirect_url: '/news/rain/' },
    });
    await importInto(one, 'redirects', {
      ...{ schemaVersion: 1, id: 'moved-rain', site: 'courier' },
      redirects: [{ from: '/moved/rain/', to: '/news/rain/', status: 301 }],
    });
    for (const site of [one, other]) {
      await vi.waitFor(async () => expect(await statusOf(site, '/news/rain/')).toBe(200), WITHIN);
      await vi.waitFor(async () => expect(await statusOf(site, '/old/rain/')).toBe(302), WITHIN);
      await vi.waitFor(async () => expect(await statusOf(site, '/moved/rain/')).toBe(301), WITHIN);
    }
  });
});
