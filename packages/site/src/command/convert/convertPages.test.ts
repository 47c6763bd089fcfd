import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePageDocument } from '@broadsheet/page-document';
import { expect, test } from 'vitest';
import { runInFolder } from '../../../test/runInFolder.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';

const chosen = {
  contentService: 'story-feed-query',
  contentConfigValues: { query: 'type:story', size: 4 },
};
const feature = (name: string, customFields: object = {}, more: object = {}) => ({
  id: `f-${name.split('/').at(-1)}`,
  featureConfig: name,
  contentConfig: { contentService: '', contentConfigValues: {}, inherit: false },
  customFields,
  displayProperties: { default: { hidden: false } },
  localEdits: { items: {} },
  variants: {},
  ...more,
});
const section = (...renderableItems: readonly object[]) => ({ renderableItems });

/** A page as its rendering: a layout with sections, chains and features. */
const RENDERING = {
  id: 'r0front',
  uri: '/',
  name: 'Front page',
  layout: 'right-rail',
  meta: { title: { value: 'Courier', html: false }, 'page-type': { value: 'homepage' } },
  globalContentConfig: { contentService: 'content-api', contentConfigValues: { website_url: '/', deep: {} } },
  layoutItems: [
    section(feature('global/header'), feature('broadsheet/alert-bar')),
    section(),
    section(
      {
        id: 'c1',
        chainConfig: 'single-chain',
        customFields: { heading: 'Latest', colour: 'red' },
        features: [
          feature('results-list/default', { listContentConfig: chosen, showHeadline: 'perhaps' }),
          feature('video/live-bar', { ytid: 'a' }),
        ],
      },
      feature('simple-list', { title: '{{content.name}}' }, { contentConfig: chosen, parent: { pid: 'p' } }),
      feature('divider', {}, { displayProperties: { default: { hidden: true } } }),
      { id: 'x', note: 'neither' },
    ),
    section(feature('broadsheet/share-bar'), feature('broadsheet/share-bar')),
  ],
};

/** The same in other words: the tree that the engine gives to components, of a template. */
const TREE = {
  _id: 'tStory',
  name: 'Story',
  meta: { 'page-type': { value: 'article' } },
  tree: {
    collection: 'layouts',
    type: 'wide',
    children: [
      {
        collection: 'sections',
        children: [
          {
            collection: 'chains',
            type: 'acme/two',
            props: { id: 'c', customFields: {} },
            children: [{ collection: 'features', type: 'acme/title', props: { id: 'h', customFields: {} } }],
          },
        ],
      },
      { collection: 'sections', children: [{ collection: 'features', type: 'paywall', props: { id: 'p' } }] },
    ],
  },
};

const EXPORT = {
  source: 'a',
  checksum: 'b',
  renderings: { rDraft: { id: 'rDraft', layoutItems: [] }, rPublished: { ...RENDERING, id: 'rPublished' } },
  pages: [{ _id: 'pFront', name: 'Front', uri: '/front/', drafts: ['rDraft'], published: 'rPublished' }],
};

async function convert(documents: Readonly<Record<string, unknown>>, words: readonly string[] = []) {
  const folder = await temporaryFolder();
  for (const [name, document] of Object.entries(documents))
    await writeFile(
      join(folder.path, name),
      typeof document === 'string' ? document : JSON.stringify(document),
    );
  const files = Object.keys(documents).filter((name) => name !== 'names.json');
  const { code, said } = await runInFolder(folder, ['convert', 'pages', ...words, ...files]);
  const names = await readdir(join(folder.path, 'pages'));
  const pages = await Promise.all(
    names.map(async (name) => {
      const stored: unknown = JSON.parse(await readFile(join(folder.path, 'pages', name), 'utf8'));
      return parsePageDocument(stored);
    }),
  );
  const { said: validated } = await runInFolder(folder, ['pages', 'validate', 'pages']);
  await folder[Symbol.asyncDispose]();
  return { code, said, pages, validated };
}

test('a rendering becomes a page document with its sections, chains and fields', async () => {
  const { code, pages, validated } = await convert({ 'front.json': RENDERING });
  expect(code).toBe(0);
  expect(pages).toEqual([
    {
      id: 'r0front',
      name: 'Front page',
      match: { kind: 'path', path: '/' },
      pageType: 'homepage',
      content: { contentService: 'content-api', contentConfigValues: { website_url: '/' } },
      meta: { title: 'Courier' },
      layout: 'right-rail',
      areas: {
        navigation: [
          { id: 'f-header', block: 'header', fields: {}, children: [] },
          { id: 'f-alert-bar', block: 'alert-bar', fields: {}, children: [] },
        ],
        main: [
          {
            id: 'c1',
            block: 'single-chain',
            fields: { heading: 'Latest' },
            children: [
              { id: 'f-default', block: 'results-list', fields: { listContentConfig: chosen }, children: [] },
            ],
          },
          {
            id: 'f-simple-list',
            block: 'simple-list',
            fields: { listContentConfig: chosen },
            children: [],
          },
        ],
        rightrail: [
          { id: 'f-share-bar', block: 'share-bar', fields: {}, children: [] },
          { id: 'f-share-bar-2', block: 'share-bar', fields: {}, children: [] },
        ],
      },
    },
  ]);
  expect(validated.join('\n')).not.toContain('unknown');
});

test('what could not be kept is told with its component', async () => {
  const { said } = await convert({ 'front.json': RENDERING });
  const all = said.join('\n');
  for (const sentence of [
    '1 of its parts are neither a chain nor a feature',
    'the block "single-chain" has no field "colour"',
    'There is no feature for video/live-bar (f-live-bar)',
    '"title" is filled in from the page\'s content',
    'simple-list (f-simple-list) had a link to a component of another page',
    'divider (f-divider) was hidden',
    'Values of its content from "content-api"',
    'results-list/default (f-default): ',
  ])
    expect(all).toContain(sentence);
});

test('a template is a page for its type, and names of components may be given', async () => {
  const names = { 'acme/title': 'headline', 'acme/two': 'double-chain' };
  const { pages, said } = await convert({ 'story.json': TREE, 'names.json': names }, [
    '--names',
    'names.json',
  ]);
  expect(pages).toEqual([
    expect.objectContaining({
      id: 'tstory',
      match: { kind: 'content', type: 'story' },
      layout: 'single-column-regular',
      areas: {
        body: [
          expect.objectContaining({
            block: 'double-chain',
            children: [expect.objectContaining({ block: 'headline' })],
          }),
          expect.objectContaining({ block: 'paywall' }),
        ],
      },
    }),
  ]);
  expect(said.join('\n')).toContain('There is no layout "wide"');
});

test('an export of the editor has the published rendering of each page', async () => {
  const { pages } = await convert({ 'front.pbexport': EXPORT });
  expect(
    pages.map((page) => [page?.id, page?.name, page?.match, Object.keys(page?.areas ?? {}).length]),
  ).toEqual([['pfront', 'Front', { kind: 'path', path: '/front/' }, 3]]);
});

test('what a section within a chain contains stays, and what is neither chain nor feature is told', async () => {
  const chain = {
    id: 'c1',
    chainConfig: 'single-chain',
    features: [section(feature('divider'), { note: 'lost' }), null, { note: 'neither' }],
  };
  const { pages, said } = await convert({
    'a.json': { id: 'a', uri: '/a/', layoutItems: [section(chain), feature('share-bar')] },
  });
  expect(Object.values(pages[0]?.areas ?? {}).flat()).toEqual([
    expect.objectContaining({
      block: 'single-chain',
      children: [expect.objectContaining({ block: 'divider' })],
    }),
    expect.objectContaining({ block: 'share-bar' }),
  ]);
  const notes = said.filter((line) => line.includes('single-chain (c1): '));
  expect(notes.map((line) => line.trim())).toEqual([
    'single-chain (c1): A section within it is left out; what it contains stays.',
    'single-chain (c1): 1 of its parts are neither a chain nor a feature, and are left out.',
    'single-chain (c1): 1 of its parts are neither a chain nor a feature, and are left out.',
  ]);
});

test('a page of an export without its rendering, and an entry that is no page, are told and fail the run', async () => {
  const pages = [...EXPORT.pages, { _id: 'pGone', name: 'Gone', published: 'rGone' }];
  const gone = await convert({ 'front.pbexport': { ...EXPORT, pages } });
  expect([gone.code, gone.pages.length]).toEqual([1, 1]);
  expect(gone.said).toContain('front.pbexport: Its page "Gone" has no rendering in it, and is left out.');
  const list = await convert({ 'list.json': [RENDERING, { stories: [] }] });
  expect([list.code, list.pages.length]).toEqual([1, 1]);
  expect(list.said).toContain('list.json: 1 of its entries are no page or template of the engine.');
});

test('pages without an id, or with the same one, get files of their own', async () => {
  const { id: _none, ...front } = RENDERING;
  const { pages, said } = await convert({
    'a.json': front,
    'b.json': [{ ...front, uri: '/b/' }, TREE, TREE],
  });
  expect(pages.map((page) => page?.id).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    'page',
    'page-2',
    'tstory',
    'tstory-2',
  ]);
  expect(said.join('\n')).toContain('Another page has the id "page" already; this one has "page-2".');
});

test('names that every object has by birth are names like all others', async () => {
  const { code, pages, said } = await convert({
    'a.json': {
      id: 'a',
      name: 'Odd',
      meta: { 'page-type': { value: 'constructor' } },
      layoutItems: [section(feature('constructor'), feature('divider', { toString: 'x' }))],
    },
  });
  expect(code).toBe(0);
  expect(pages[0]?.match).toEqual({ kind: 'path', path: '/odd/' });
  expect(said.join('\n')).toContain('There is no feature for constructor (f-constructor)');
  expect(said.join('\n')).toContain('the block "divider" has no field "toString"');
});

test('a file that is no page is told, and the others are converted', async () => {
  const { code, said, pages } = await convert({
    'a.json': '{',
    'b.json': { stories: [] },
    'c.json': RENDERING,
  });
  expect(code).toBe(1);
  expect(said.join('\n')).toMatch(/a\.json could not be read as JSON/);
  expect(said.join('\n')).toContain('b.json holds no page or template of the engine.');
  expect(pages).toHaveLength(1);
});
