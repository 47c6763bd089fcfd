import { createContentChanges } from '@broadsheet/sdk-content/server';
import { describe, expect, it } from 'vitest';
import { at, createTestEngine, getMain, SITE, testPage } from '../../test/createTestEngine.ts';
import type { TestEngineOptions } from '../../test/createTestEngine.ts';
import { stories, storyAt } from '../../test/storyPages.ts';
import type { PageStore, StoredPage } from './PageStore.ts';

const PATH = '/news/storm/';
const MINUTE = 60_000;

interface TestStore extends PageStore {
  readonly pages: Map<string, StoredPage>;
  readonly renewed: string[];
}

function createTestStore(): TestStore {
  const pages = new Map<string, StoredPage>();
  const renewed: string[] = [];
  return {
    pages,
    renewed,
    find: async (path) => pages.get(path),
    keep: (path, page) => void page.then((stored) => pages.set(path, stored)),
    renew: (path) => void renewed.push(path),
  };
}

/** Creates a process of a site whose pages are stored. */
const start = (pageStore: PageStore, options: TestEngineOptions = {}) =>
  createTestEngine({
    documents: [stories],
    answers: { 'content-api': storyAt(PATH) },
    archiveVersion: () => Promise.resolve('rules'),
    release: () => 'one',
    ...options,
    pageStore,
  });

/** Lets a process make a page and store it. */
async function storePage(options: TestEngineOptions = {}, path = PATH) {
  const store = createTestStore();
  const html = await start(store, options).html(path);
  await expect.poll(() => store.pages.size).toBe(1);
  return { store, html };
}

describe('a stored page', () => {
  it('is sent by another process, which asks no source', async () => {
    const { store, html } = await storePage();
    const sent: unknown[] = [];
    const other = start(store, { onPage: ({ from }) => sent.push(from) });
    expect(await other.html(PATH)).toBe(html);
    expect(await other.html(PATH)).toBe(html);
    expect(other.requests).toEqual([]);
    expect(sent).toEqual(['stored', 'memory']);
  });

  it('has the tag and the compressed bytes that it was stored with', async () => {
    const { store } = await storePage();
    const compressed = { 'accept-encoding': 'br' };
    const [first, second] = [start(createTestStore()), start(store)];
    const [made, found] = [await first.get(PATH, compressed), await second.get(PATH, compressed)];
    expect(Object.fromEntries(found.headers)).toEqual(Object.fromEntries(made.headers));
    expect(Buffer.from(await found.arrayBuffer())).toEqual(Buffer.from(await made.arrayBuffer()));
    const etag = found.headers.get('etag') ?? '';
    const known = await start(store).get(PATH, { ...compressed, 'if-none-match': etag });
    expect(known.status).toBe(304);
  });

  it.each<[string, TestEngineOptions]>([
    ['another release', { release: () => 'two' }],
    ['another name of the site', { site: () => ({ ...SITE, websiteName: 'The Other' }) }],
    [
      'another style sheet',
      { assets: () => ({ loader: '/l.js', preloadFonts: [], themeCss: ':root{--bs:2}' }) },
    ],
    ['another version of picture addresses', { tokenVersion: '3' }],
    ['other rules by which stories are locked', { archiveVersion: () => Promise.resolve('other rules') }],
    ['an archive that cannot be asked', { archiveVersion: () => Promise.reject(new Error('Away.')) }],
    ['an archive of which nothing is known', { archiveVersion: () => Promise.resolve(undefined) }],
    [
      'another page document',
      { documents: [testPage({ match: { kind: 'content', type: 'story' }, main: [{ block: 'words' }] })] },
    ],
    ['a page document of its own path', { documents: [stories, at(PATH, { block: 'words' })] }],
  ])('is not sent with %s', async (_, options) => {
    const { store } = await storePage();
    const sent: unknown[] = [];
    const other = start(store, { ...options, onPage: ({ from }) => sent.push(from) });
    await (await other.get(PATH)).text();
    expect(other.requests.length + other.log.length + sent.length).toBeGreaterThan(0);
    expect(sent).not.toContain('stored');
  });

  it('is not sent once this process has heard of a change that concerns it', async () => {
    const changes = createContentChanges();
    let headline = 'Before';
    const options: TestEngineOptions = {
      changes,
      async load(_request, _signal, notes) {
        notes?.addHeader('document%20storm');
        return { type: 'story', headlines: { basic: headline } };
      },
    };
    const { store } = await storePage(options);
    changes.record(['document regatta']);
    expect(await start(store, options).html(PATH)).toContain('Before');
    headline = 'After';
    changes.record(['document storm']);
    expect(await start(store, options).html(PATH)).toContain('After');
  });

  it('is not sent for values of the query that its blocks read', async () => {
    const documents = [at('/', { block: 'reads-query' }, { block: 'feed' })];
    const options = { documents, answers: { feed: { items: [] } } };
    const { store } = await storePage(options, '/');
    const other = start(store, options);
    expect(getMain(await other.html('/'))).toContain('<i></i>');
    expect(getMain(await other.html('/?q=tide'))).toContain('<i>tide</i>');
    expect(store.pages.size).toBe(1);
  });

  it('is sent until a moment that it shows is over', async () => {
    const options = {
      documents: [at('/', { block: 'reads-noon' }, { block: 'feed' })],
      answers: { feed: {} },
    };
    const { store } = await storePage(options, '/');
    const [before, after] = [start(store, options), start(store, options)];
    before.clock.advance(179 * MINUTE);
    after.clock.advance(180 * MINUTE);
    expect(await before.html('/')).toContain('before noon');
    expect(await after.html('/')).toContain('after noon');
  });

  it('shows the answer of a source that reports no changes for a time, and is made anew behind its reader', async () => {
    let headline = 'Older';
    const options: TestEngineOptions = {
      archiveVersion: async () => undefined,
      staleMs: () => 60 * MINUTE,
      async load(_request, _signal, notes) {
        notes?.addHeader('document%20storm');
        return { type: 'story', headlines: { basic: headline } };
      },
    };
    const { store, html } = await storePage(options);
    headline = 'Newer';
    const after = (minutes: number) => {
      const engine = start(store, options);
      engine.clock.advance(minutes * MINUTE);
      return engine.html(PATH);
    };
    expect(await after(0)).toBe(html);
    expect(store.renewed).toEqual([]);
    expect(await after(60)).toBe(html);
    expect(store.renewed).toEqual([PATH]);
    expect(await after(61)).toContain('Newer');
  });

  it('is replaced when it is renewed', async () => {
    const { store } = await storePage();
    const answers = { 'content-api': () => ({ type: 'story', headlines: { basic: 'Newer' } }) };
    const engine = start(store, { answers });
    await engine.renew(PATH);
    await expect.poll(async () => (await start(store).html(PATH)).includes('Newer')).toBe(true);
  });
});

/** Returns the options of a site that gets another name while its page waits for a source. */
function renameWhileWaiting(): TestEngineOptions {
  let site = SITE;
  return {
    documents: [at('/', { block: 'feed' })],
    site: () => site,
    async load() {
      site = { ...SITE, websiteName: 'The Other' };
      return { items: [] };
    },
  };
}

it.each<[string, string, TestEngineOptions]>([
  ['of an error', '/nowhere/', { answers: {} }],
  ['that shows the minute', '/', { documents: [at('/', { block: 'reads-hour' })] }],
  ['with a query', `${PATH}?page=2`, {}],
  [
    'that lacks a source which failed',
    '/',
    {
      documents: [at('/', { block: 'feed' })],
      answers: { feed: () => Promise.reject(new Error('The connection was refused.')) },
    },
  ],
  ['of a site that names no release', PATH, { release: undefined }],
  ['of a source of whose changes nobody tells', PATH, { archiveVersion: async () => undefined }],
  ['that was made while the site got another name', '/', renameWhileWaiting()],
])('a page %s is not stored', async (_, path, options) => {
  const store = createTestStore();
  await (await start(store, options).get(path)).text();
  // What is stored later is stored: this page comes after it in the same queue.
  await start(store, { documents: [at('/last/', { block: 'words' })] }).html('/last/');
  await expect.poll(() => [...store.pages.keys()]).toEqual(['/last/']);
});
