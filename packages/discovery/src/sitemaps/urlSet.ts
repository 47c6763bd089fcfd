import { element, lines, optional, xmlDocument } from '../xml/element.ts';
import type { Xml } from '../xml/element.ts';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const GOOGLE = 'http://www.google.com/schemas';

export interface SitemapEntry {
  /** Absolute. */
  readonly loc: string;
  /** ISO 8601 with its zone. */
  readonly lastmod?: string | undefined;
  /** Extensions. */
  readonly more?: readonly (Xml | undefined)[];
}

const entry = (name: 'url' | 'sitemap', { loc, lastmod, more = [] }: SitemapEntry): Xml =>
  element(name, {}, optional('loc', loc), optional('lastmod', lastmod), ...more);

/** Writes a sitemap with the image, news and video extensions of Google. */
export function writeUrlSet(entries: readonly SitemapEntry[]): string {
  const namespaces = {
    xmlns: SITEMAP,
    'xmlns:image': `${GOOGLE}/sitemap-image/1.1`,
    'xmlns:news': `${GOOGLE}/sitemap-news/0.9`,
    'xmlns:video': `${GOOGLE}/sitemap-video/1.1`,
  };
  return xmlDocument(element('urlset', namespaces, lines(entries.map((one) => entry('url', one)))));
}

/** Writes a list of sitemaps. */
export function writeSitemapIndex(entries: readonly SitemapEntry[]): string {
  return xmlDocument(
    element('sitemapindex', { xmlns: SITEMAP }, lines(entries.map((one) => entry('sitemap', one)))),
  );
}

/** The newest of the dates, in milliseconds since 1970; `undefined` without any. */
export function newestChange(entries: readonly SitemapEntry[]): number | undefined {
  const times = entries.map(({ lastmod }) => Date.parse(lastmod ?? '')).filter((time) => !Number.isNaN(time));
  return times.length === 0 ? undefined : times.reduce((newest, time) => Math.max(newest, time));
}
