/** Pages that list stories, and pages that stand for themselves, as sitemaps have them. */
import { absoluteUrl, siteUrl } from '@broadsheet/engine';
import type { BlockNode, PageDocument } from '@broadsheet/engine';
import { isRecord, list, parseNavigationNode, record, text, trailingSlash } from '@broadsheet/sdk-content';
import type { NavigationNode } from '@broadsheet/sdk-content';
import type { SitemapEntry } from './urlSet.ts';

const parseNames = list(record({ slug: text, url: text, changed: text }));
const parseAnswer = record({ authors: parseNames, tags: parseNames });
const parseChanges = record({ sections: parseNames, pages: parseNames });

/** When things changed, by their ids; ISO 8601. */
export type Changes = ReadonlyMap<string, string>;

interface Places {
  readonly pages: readonly PageDocument[];
  /** Of the site, with its protocol. */
  readonly domain: string;
}

const isHidden = ({ meta }: PageDocument) => /\bnoindex\b/i.test(meta['robots'] ?? '');

/** @param input the answer of the source of the archive */
export function toChanges(input: unknown, kind: 'sections' | 'pages'): Changes {
  const known = (parseChanges(input)?.[kind] ?? []).flatMap(({ slug, changed }) =>
    slug === undefined || changed === undefined ? [] : [[slug, changed] as const],
  );
  return new Map(known);
}

/** Trees of links change with the publisher's own pages, if at all. */
const isListSource = (source: unknown): boolean =>
  typeof source === 'string' && source !== '' && source !== 'site-service-hierarchy';

const lists = ({ fields, children }: BlockNode): boolean =>
  Object.values(fields).some((value) => isRecord(value) && isListSource(value['contentService'])) ||
  children.some(lists);

/** Whether a page shows more than its document says, so that nobody knows when it changed. */
const showsContent = ({ content, areas }: PageDocument): boolean =>
  content !== undefined || Object.values(areas).some((nodes) => nodes.some(lists));

interface PagePlaces extends Places {
  readonly changes: Changes;
  /** Of everything that the site has published. */
  readonly newest: string | undefined;
}

/** The later one; both are of one form, ISO 8601 in UTC. */
const later = (one: string | undefined, other: string | undefined) =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/** Of the front page the newest story tells as well; what is not known is not claimed. */
function lastChange(page: PageDocument, path: string, { changes, newest }: PagePlaces): string | undefined {
  const own = changes.get(page.id);
  if (path === '/') return later(own, newest);
  return showsContent(page) ? undefined : own;
}

/** Pages at one address that crawlers may show. One that is about a story stands with the stories of its day. */
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

/** Sections of the tree, where the site has a page for sections at all. */
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
  return [...new Set(paths)].flatMap((path) => {
    const loc = siteUrl(trailingSlash(path), domain);
    return loc === undefined ? [] : [{ loc, lastmod: changes.get(path) ?? changes.get(trailingSlash(path)) }];
  });
}

/** Where the page of a slug stands: at the pattern of the document that asks the source for it. */
function pathOf(slug: string, source: string, pages: readonly PageDocument[]): string | undefined {
  const document = pages.find((page) => page.content?.contentService === source && !isHidden(page));
  return document?.match.kind === 'path'
    ? document.match.path.replace(/:\w+/, encodeURIComponent(slug.toWellFormed()))
    : undefined;
}

/** Authors or tags that have a page. @param input the answer of the source of the archive */
export function toNameEntries(
  input: unknown,
  kind: 'authors' | 'tags',
  { pages, domain }: Places,
): readonly SitemapEntry[] {
  const source = kind === 'authors' ? 'author-api' : 'tags-api';
  return (parseAnswer(input)?.[kind] ?? []).flatMap(({ slug, url, changed: lastmod }) => {
    const path = slug === undefined ? undefined : pathOf(slug, source, pages);
    // A profile elsewhere is a page of another site.
    const own = url !== undefined && /^\/(?!\/)/.test(url) ? url : path;
    const loc = path === undefined ? undefined : absoluteUrl(own, domain);
    return loc === undefined ? [] : [{ loc: trailingSlash(loc), lastmod }];
  });
}
