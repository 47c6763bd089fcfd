import { absoluteUrl, siteUrl } from '@broadsheet/engine';
import { anything, list, record } from '@broadsheet/client-core';
import { plainLine } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { DiscoveryOptions, LoadContent } from '../DiscoveryOptions.ts';
import type { Feed } from './Feed.ts';
import type { FeedUrl } from './feedFormats.ts';
import { findFeedSubject } from './findFeedSubject.ts';
import { toFeedItem } from './toFeedItem.ts';

const parseList = record({ content_elements: list(anything) });

const ITEMS = { default: 30, most: 100 };

function getSize({ feeds }: SiteProperties): number {
  const requested = Math.trunc(feeds?.items ?? ITEMS.default);
  return Math.min(Math.max(requested, 1), ITEMS.most);
}

function getTitle(name: string | undefined, siteName: string): string {
  if (name === undefined) return siteName;
  return siteName === '' ? name : `${name} – ${siteName}`;
}

export interface FeedReadOptions extends Pick<DiscoveryOptions, 'pages' | 'tokenVersion'> {
  readonly site: SiteProperties;
  readonly load: LoadContent;
}

/**
 * Loads the feed of a page.
 *
 * @throws ContentSourceError `not-found` when the page's section, author or tag does not exist
 */
export async function readFeed({ pagePath, format }: FeedUrl, options: FeedReadOptions): Promise<Feed> {
  const { site, load, pages, tokenVersion } = options;
  const domain = plainLine(site.websiteDomain) ?? '';
  const subject = await findFeedSubject(pagePath, { pages: pages(), load, size: getSize(site) });
  const stories = parseList(await load(subject.stories))?.content_elements ?? [];
  const printing = { domain, resizerURL: site.resizerURL, tokenVersion };
  const items = stories.flatMap((story) => {
    const isFull = site.feeds?.text === 'full';
    return toFeedItem(story, { ...printing, isFull, site: site.id }) ?? [];
  });
  const siteName = plainLine(site.websiteName) ?? site.id;
  const times = items.flatMap(({ updated }) => updated ?? []);
  return {
    title: getTitle(subject.name, siteName),
    description: subject.description,
    homeUrl: siteUrl(pagePath, domain) ?? pagePath,
    selfUrl: siteUrl(`${pagePath}${format.file}`, domain) ?? pagePath,
    language: site.locale ?? site.dateLocalization?.language,
    copyright: plainLine(site.copyrightText),
    siteName,
    icon: siteUrl('/icons/icon-192.png', domain),
    logo: absoluteUrl(site.fallbackImage, domain),
    updated: times.length === 0 ? undefined : Math.max(...times),
    items,
  };
}
