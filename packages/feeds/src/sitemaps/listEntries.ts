/** Creates the sitemap entries of pages: those that list stories, and those with their own content. */
import { absoluteUrl, isSection, listReferences, siteUrl } from '@broadsheet/engine';
import type { BlockNode, PageDocument } from '@broadsheet/engine';
import { isRecord, list, record, spellPath, text } from '@broadsheet/client-core';
import { parseNavigationNode, trailingSlash } from '@broadsheet/sdk-content';
import type { NavigationNode } from '@broadsheet/sdk-content';
import type { SitemapEntry } from './urlSet.ts';

const parseNames = list(record({ slug: text, url: text, changed: text }));
const parseAnswer = record({ authors: parseNames, tags: parseNames });
const parseChanges = record({ sections: parseNames, pages: parseNames });

/** The times of the last changes by id, in ISO 8601; the ids of sections in their one spelling, with a slash at the end. */
export type Changes = ReadonlyMap<string, string>;

interface Places {
  readonly pages: readonly PageDocument[];
  /** The origin of the site, with its protocol. */
  readonly domain: string;
}

const isHidden = ({ meta }: PageDocument) => /\bnoindex\b/i.test(meta['robots'] ?? '');

/** Parses the times of the last changes; of a section in several spellings, the newest. @param input the answer of the archive's source */
export function toChanges(input: unknown, kind: 'sections' | 'pages'): Changes {
  const known = new Map<string, string>();
  for (const { slug, changed } of parseChanges(input)?.[kind] ?? []) {
    if (slug === undefined || changed === undefined) continue;
    const key = kind === 'sections' ? spellPath(trailingSlash(slug)) : slug;
    const other = known.get(key);
    if (other === undefined || Date.parse(other) < Date.parse(changed)) known.set(key, changed);
  }
  return known;
}

/** Returns whether a source lists content. Link trees do not count: they change rarely, and with the publisher's own pages. */
const isListSource = (source: unknown): boolean =>
  typeof source === 'string' && source !== '' && source !== 'site-service-hierarchy';

const lists = ({ fields, children }: BlockNode): boolean =>
  Object.values(fields).some((value) => isRecord(value) && isListSource(value['contentService'])) ||
  children.some(lists);

/** Returns whether a page or section shows content that is not in its document, which changes without it. */
const showsContent = (page: PageDocument): boolean =>
  page.content !== undefined || Object.values(page.areas).some((nodes) => nodes.some(lists));

interface PagePlaces extends Places {
  readonly changes: Changes;
  /** The time of the site's newest change, in ISO 8601. */
  readonly newest: string | undefined;
}

/** Returns the later time. Both must have the same form: ISO 8601 in UTC. */
const later = (one: string | undefined, other: string | undefined) =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/**
 * Returns the last change of a page and of the shared sections on it; `undefined` if one is unknown: a section was
 * unpublished, or lists content.
 */
function lastPublication(page: PageDocument, { pages, changes }: PagePlaces): string | undefined {
  const references = listReferences(page);
  const sections = pages.filter((each) => isSection(each) && references.includes(each.id));
  const shown = [page, ...sections];
  const moments = shown.flatMap(({ id }) => changes.get(id) ?? []);
  const isKnown = sections.length === references.length && moments.length === shown.length;
  return isKnown && !shown.some(showsContent) ? moments.toSorted().at(-1) : undefined;
}

/** Returns a page's last change. The front page also changes with the newest story; `undefined` if the time is unknown. */
function lastChange(page: PageDocument, path: string, places: PagePlaces): string | undefined {
  if (path === '/') return later(places.changes.get(page.id), places.newest);
  return lastPublication(page, places);
}

/**
 * Returns the pages with a fixed path that crawlers may index. A page about one story is in the sitemap of the story's day.
 */
export function toPageEntries(places: PagePlaces): readonly SitemapEntry[] {
  const { pages, domain } = places;
  return pages.flatMap((page) => {
    const { match, content } = page;
    if (content?.contentService.startsWith('content-api') === true) return [];
    if (match.kind !== 'path' || match.path.includes(':') || isHidden(page)) return [];
    const loc = siteUrl(match.path, domain);
    return loc === undefined ? [] : [{ loc, lastmod: lastChange(page, match.path, places) }];
  });
}

/** Returns the sections of the tree; none if the site has no page for sections. */
export function toSectionEntries(
  tree: unknown,
  { pages, domain, changes }: Places & { readonly changes: Changes },
): readonly SitemapEntry[] {
  const page = pages.find(({ match }) => match.kind === 'section');
  if (page === undefined || isHidden(page)) return [];
  const walk = (node: NavigationNode): readonly string[] => [
    ...(node.node_type !== 'link' && node._id?.startsWith('/') === true && node._id !== '/'
      ? [node._id]
      : []),
    ...node.children.flatMap(walk),
  ];
  const root = parseNavigationNode(tree);
  const paths = root === undefined ? [] : walk(root);
  return [...new Set(paths.map((path) => spellPath(trailingSlash(path))))].flatMap((path) => {
    const loc = siteUrl(path, domain);
    return loc === undefined ? [] : [{ loc, lastmod: changes.get(path) }];
  });
}

/** Returns the path pattern of the page document that uses a source, such as `/author/:slug/`. */
function findPattern(source: string, pages: readonly PageDocument[]): string | undefined {
  const document = pages.find((page) => page.content?.contentService === source && !isHidden(page));
  return document?.match.kind === 'path' ? document.match.path : undefined;
}

/** Returns the path of a slug's page; `undefined` for dots, which browsers take for steps even when they are encoded. */
const getPath = (slug: string, pattern: string): string | undefined =>
  /^\.{0,2}$/.test(slug) ? undefined : pattern.replace(/:\w+/, () => encodeURIComponent(slug.toWellFormed()));

/** Returns the authors or tags that have a page. @param input the answer of the archive's source */
export function toNameEntries(
  input: unknown,
  kind: 'authors' | 'tags',
  { pages, domain }: Places,
): readonly SitemapEntry[] {
  const pattern = findPattern(kind === 'authors' ? 'author-api' : 'tags-api', pages);
  if (pattern === undefined) return [];
  return (parseAnswer(input)?.[kind] ?? []).flatMap(({ slug = '', url, changed: lastmod }) => {
    const path = getPath(slug, pattern);
    // A profile with an absolute URL is a page of another site.
    const own = url !== undefined && /^\/(?!\/)/.test(url) ? url : path;
    const loc = path === undefined ? undefined : absoluteUrl(own, domain);
    return loc === undefined ? [] : [{ loc: trailingSlash(loc), lastmod }];
  });
}
