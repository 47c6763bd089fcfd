/** A sitemap, as its path names it. */
export type SitemapName =
  | { readonly kind: 'index' | 'news' | 'pages' | 'sections' }
  | { readonly kind: 'authors' | 'tags' }
  /** `date` is a day in UTC; `page` counts from 1. */
  | { readonly kind: 'day'; readonly date: string; readonly page: number };

const DAY = /^\/sitemaps\/(\d{4}-\d\d-\d\d)(?:-([1-9]\d{0,4}))?\.xml$/;

export function dayPath(date: string, page: number): string {
  return `/sitemaps/${date}${page === 1 ? '' : `-${page}`}.xml`;
}

const FIXED: Readonly<Record<string, SitemapName>> = {
  '/sitemap.xml': { kind: 'index' },
  '/sitemaps/news.xml': { kind: 'news' },
  '/sitemaps/pages.xml': { kind: 'pages' },
  '/sitemaps/sections.xml': { kind: 'sections' },
  '/sitemaps/authors.xml': { kind: 'authors' },
  '/sitemaps/tags.xml': { kind: 'tags' },
};

/** Parses the path of a sitemap: `/sitemap.xml` is the index, `/sitemaps/2026-11-20.xml` a day. `undefined` for others. */
export function readSitemapPath(path: string): SitemapName | undefined {
  if (Object.hasOwn(FIXED, path)) return FIXED[path];
  const [, date, page = '1'] = DAY.exec(path) ?? [];
  // The first page has no number, so that each sitemap has only one URL.
  if (date === undefined || path !== dayPath(date, Number(page))) return undefined;
  return { kind: 'day', date, page: Number(page) };
}
