import { anything, DAY_MS, list, number, record, text } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { siteUrl } from '@broadsheet/engine';
import type { CachedResponse } from '@broadsheet/engine';
import { plainLine } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { ContentSourceError, isContentSourceError } from '@broadsheet/sdk-content/server';
import { answerDocument } from '../answers/documents.ts';
import type { DiscoveryOptions, LoadContent } from '../DiscoveryOptions.ts';
import { SITEMAP_SIZE } from './archiveSources.ts';
import { toChanges, toNameEntries, toPageEntries, toSectionEntries } from './listEntries.ts';
import { dayPath } from './sitemapPaths.ts';
import type { SitemapName } from './sitemapPaths.ts';
import { toNewsEntries } from './newsEntries.ts';
import { toStoryEntry } from './storyEntries.ts';
import { newestChange, writeSitemapIndex, writeUrlSet } from './urlSet.ts';
import type { SitemapEntry } from './urlSet.ts';

/** The maximum number of sitemaps in an index. */
const MOST_SITEMAPS = 50_000;
const HEAD = { type: 'application/xml; charset=utf-8', maxAge: 600 };

const parseDays = record({ days: list(record({ date: text, count: number, changed: text })) });
const parseDocuments = record({ content_elements: list(anything) });

export interface SitemapOptions extends Pick<DiscoveryOptions, 'site' | 'pages' | 'log'> {
  readonly load: LoadContent;
  readonly clock: Clock;
}

const getDomain = ({ site }: SitemapOptions): string => plainLine(site().websiteDomain) ?? '';

/** Loads an answer; `{}` if there is none, as on a hosted platform without an archive, so that the other entries remain. */
function loadContent(request: ContentRequest, { load }: SitemapOptions): Promise<unknown> {
  return load(request).catch((error: unknown) => {
    if (isContentSourceError(error) && error.kind === 'not-found') return {};
    throw error;
  });
}

const queryArchive = (source: string, options: SitemapOptions) => loadContent({ source }, options);

async function loadDay(date: string, from: number, options: SitemapOptions): Promise<readonly unknown[]> {
  const answer = await loadContent({ source: 'archive-day', query: { date, from } }, options);
  return parseDocuments(answer)?.content_elements ?? [];
}

async function pageEntries(options: SitemapOptions): Promise<readonly SitemapEntry[]> {
  const [changed, days] = await Promise.all(
    ['archive-pages', 'archive-days'].map((source) => queryArchive(source, options)),
  );
  const newest = (parseDays(days)?.days ?? [])
    .flatMap(({ changed: moment }) => moment ?? [])
    .toSorted()
    .at(-1);
  return toPageEntries({
    pages: options.pages(),
    domain: getDomain(options),
    changes: toChanges(changed, 'pages'),
    newest,
  });
}

async function sectionEntries(options: SitemapOptions): Promise<readonly SitemapEntry[]> {
  const [tree, changed] = await Promise.all([
    loadContent({ source: 'site-service-hierarchy', query: { hierarchy: 'default' } }, options),
    queryArchive('archive-sections', options),
  ]);
  const changes = toChanges(changed, 'sections');
  return toSectionEntries(tree, { pages: options.pages(), domain: getDomain(options), changes });
}

/** Returns the sitemaps of the days, for the index. */
async function dayEntries(options: SitemapOptions): Promise<readonly SitemapEntry[]> {
  const days = await queryArchive('archive-days', options);
  return (parseDays(days)?.days ?? []).flatMap(({ date, count = 0, changed: lastmod }) => {
    if (date === undefined) return [];
    const pages = Array.from({ length: Math.ceil(count / SITEMAP_SIZE) }, (_, index) => index + 1);
    return pages.flatMap((page) => {
      const loc = siteUrl(dayPath(date, page), getDomain(options));
      return loc === undefined ? [] : [{ loc, lastmod }];
    });
  });
}

async function nameEntries(
  kind: 'authors' | 'tags',
  options: SitemapOptions,
): Promise<readonly SitemapEntry[]> {
  const places = { pages: options.pages(), domain: getDomain(options) };
  return toNameEntries(await queryArchive(`archive-${kind}`, options), kind, places);
}

const LISTS = ['pages', 'sections', 'authors', 'tags'] as const;

function listEntries(
  name: (typeof LISTS)[number],
  options: SitemapOptions,
): Promise<readonly SitemapEntry[]> {
  if (name === 'pages') return pageEntries(options);
  return name === 'sections' ? sectionEntries(options) : nameEntries(name, options);
}

/** Returns the sitemaps that have entries: the format knows no empty ones, and crawlers report them as errors. */
async function indexEntries(options: SitemapOptions): Promise<readonly SitemapEntry[]> {
  const [days, ...sizes] = await Promise.all([
    dayEntries(options),
    ...LISTS.map(async (name) => (await listEntries(name, options)).length),
  ]);
  const lists = LISTS.flatMap((name, index) => {
    const loc = sizes[index] === 0 ? undefined : siteUrl(`/sitemaps/${name}.xml`, getDomain(options));
    return loc === undefined ? [] : [{ loc }];
  });
  return [...lists, ...days].slice(0, MOST_SITEMAPS);
}

/** Returns the news among the documents of today and the two days before, because 48 hours can extend over three days. */
async function newsEntries(options: SitemapOptions): Promise<readonly SitemapEntry[]> {
  const now = options.clock.now();
  const dates = [2, 1, 0].map((days) => new Date(now - days * DAY_MS).toISOString().slice(0, 10));
  const documents: unknown[] = [];
  for (const date of dates) {
    for (let from = 0; ; from += SITEMAP_SIZE) {
      const page = await loadDay(date, from, options);
      documents.push(...page);
      if (page.length < SITEMAP_SIZE) break;
    }
  }
  return toNewsEntries(documents, { site: options.site(), domain: getDomain(options), now });
}

/** Returns the stories of a day. @throws ContentSourceError `not-found` for a day on which nothing was published */
async function readDay(
  { date, page }: Extract<SitemapName, { readonly kind: 'day' }>,
  options: SitemapOptions,
): Promise<readonly SitemapEntry[]> {
  const documents = await loadDay(date, (page - 1) * SITEMAP_SIZE, options);
  if (documents.length === 0)
    throw new ContentSourceError('archive-day', { kind: 'not-found' }, `Nothing was published on ${date}.`);
  const places = { site: options.site(), domain: getDomain(options) };
  return documents.flatMap((one) => toStoryEntry(one, places) ?? []);
}

function readEntries(name: SitemapName, options: SitemapOptions): Promise<readonly SitemapEntry[]> {
  switch (name.kind) {
    case 'index':
      return indexEntries(options);
    case 'news':
      return newsEntries(options);
    case 'day':
      return readDay(name, options);
    case 'pages':
    case 'sections':
    case 'authors':
    case 'tags':
      return listEntries(name.kind, options);
  }
}

/**
 * Creates the response with a sitemap.
 *
 * @throws ContentSourceError when a source has no answer; `not-found` for a day on which nothing was published
 */
export async function makeSitemap(name: SitemapName, options: SitemapOptions): Promise<CachedResponse> {
  const entries = await readEntries(name, options);
  const document = name.kind === 'index' ? writeSitemapIndex(entries) : writeUrlSet(entries);
  return answerDocument({ ...HEAD, updated: newestChange(entries) }, document);
}
