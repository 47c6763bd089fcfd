import { parsePageDocument } from '@broadsheet/engine';
import { expect, test } from 'vitest';
import { toNameEntries, toPageEntries } from './listEntries.ts';

function pageAt(path: string, source = 'site-service-hierarchy') {
  const config = { contentService: source, contentConfigValues: {} };
  const page = parsePageDocument({
    id: path,
    name: path,
    match: { kind: 'path', path },
    pageType: 'other',
    layout: 'right-rail',
    areas: {
      main: [
        { id: 'chain', block: 'single-chain', children: [{ id: 'list', block: 'any', fields: { config } }] },
      ],
    },
  });
  if (page === undefined) throw new Error(`The page ${path} cannot be read.`);
  return page;
}

const OLD = '2026-11-01T08:00:00Z';
const NEW = '2026-11-20T08:00:00Z';

test('a page tells when its document changed unless its lists change by themselves, the front page what is newest', () => {
  const pages = [pageAt('/'), pageAt('/about/'), pageAt('/best/', 'story-feed-query'), pageAt('/new/')];
  const changes = new Map(['/', '/about/', '/best/'].map((id) => [id, OLD]));
  const entries = toPageEntries({ pages, domain: 'https://www.example.com', changes, newest: NEW });
  expect(entries.map(({ loc, lastmod }) => [new URL(loc).pathname, lastmod])).toEqual([
    ['/', NEW],
    ['/about/', OLD],
    ['/best/', undefined],
    ['/new/', undefined],
  ]);
});

test('a page changes with its shared sections, and at an unknown time with one that is missing or lists stories', () => {
  const about = pageAt('/about/');
  const reference = { id: 'r', block: 'shared-section', fields: { section: 'foot' }, children: [] };
  const holder = { ...about, areas: { ...about.areas, foot: [reference] } };
  const foot = (source?: string) => ({
    ...pageAt('/foot/', source),
    id: 'foot',
    match: { kind: 'shared-section' } as const,
  });
  const timesOf = (pages: readonly (typeof about)[], changes: Readonly<Record<string, string>>) =>
    toPageEntries({
      pages,
      domain: 'https://www.example.com',
      changes: new Map(Object.entries(changes)),
      newest: NEW,
    }).map(({ lastmod }) => lastmod);
  expect(timesOf([about, foot()], { '/about/': OLD, foot: NEW })).toEqual([OLD]);
  expect(timesOf([holder, foot()], { '/about/': OLD, foot: NEW })).toEqual([NEW]);
  expect(timesOf([holder, foot()], { '/about/': NEW, foot: OLD })).toEqual([NEW]);
  expect(timesOf([holder, foot('story-feed-query')], { '/about/': OLD, foot: NEW })).toEqual([undefined]);
  expect(timesOf([holder, foot()], { '/about/': OLD })).toEqual([undefined]);
  expect(timesOf([holder], { '/about/': OLD })).toEqual([undefined]);
});

test('a slug of dots, which would be a step in the path, has no entry', () => {
  const pages = ['author-api', 'tags-api'].map((source) => ({
    ...pageAt(`/${source}/:slug/`),
    content: { contentService: source, contentConfigValues: {} },
  }));
  const slugs = ['.', '..', '', '...', 'ada', '$&'].map((slug) => ({ slug }));
  const entries = (kind: 'authors' | 'tags') =>
    toNameEntries({ [kind]: slugs }, kind, { pages, domain: 'https://www.example.com' });
  expect(entries('tags').map(({ loc }) => loc)).toEqual(
    ['...', 'ada', '%24%26'].map((slug) => `https://www.example.com/tags-api/${slug}/`),
  );
  expect(entries('authors')).toHaveLength(3);
});
