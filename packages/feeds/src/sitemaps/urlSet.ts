import { element, lines, optional, xmlDocument } from '../element.ts';
import type { Xml } from '../element.ts';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const GOOGLE = 'http://www.google.com/schemas';

export interface SitemapEntry {
  /** The absolute URL. */
  readonly loc: string;
  /** The time of the last change in ISO 8601, with a time zone. */
  readonly lastmod?: string | undefined;
  /** The elements of extensions. */
  readonly more?: readonly (Xml | undefined)[];
}

const entry = (name: 'url' | 'sitemap', { loc, lastmod, more = [] }: SitemapEntry): Xml =>
  element(name, {}, optional('loc', loc), optional('lastmod', lastmod), ...more);

/** Writes a sitemap with Google's image, news and video extensions. */
export function writeUrlSet(entries: readonly SitemapEntry[]): string {
  const namespaces = {
    xmlns: SITEMAP,
    'xmlns:image': `${GOOGLE}/sitemap-image/1.1`,
    'xmlns:news': `${GOOGLE}/sitemap-news/0.9`,
    'xmlns:video': `${GOOGLE}/sitemap-video/1.1`,
  };
  return xmlDocument(element('urlset', namespaces, lines(entries.map((one) => entry('url', one)))));
}

/** Writes a sitemap index. */
export function writeSitemapIndex(entries: readonly SitemapEntry[]): string {
  return xmlDocument(
    element('sitemapindex', { xmlns: SITEMAP }, lines(entries.map((one) => entry('sitemap', one)))),
  );
}

/** Returns the time of the latest change in milliseconds since 1970; `undefined` if no entry has one. */
export function newestChange(entries: readonly SitemapEntry[]): number | undefined {
  const times = entries.map(({ lastmod }) => Date.parse(lastmod ?? '')).filter((time) => !Number.isNaN(time));
  return times.length === 0 ? undefined : times.reduce((newest, time) => Math.max(newest, time));
}
