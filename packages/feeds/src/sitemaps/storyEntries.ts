/** Creates the sitemap entries of stories, galleries and videos from their public copies: a locked video has no file. */
import { list, number, record, text } from '@broadsheet/client-core';
import { absoluteUrl, itemImage } from '@broadsheet/engine';
import { parseImages, parseStory, plainText, trailingSlash } from '@broadsheet/sdk-content';
import type { SiteProperties, Story } from '@broadsheet/sdk-content';
import { element, optional } from '../element.ts';
import type { Xml } from '../element.ts';
import type { SitemapEntry } from './urlSet.ts';

/** The maximum number of images for an entry, by the image extension. */
const MOST_IMAGES = 1_000;
const LONGEST = { title: 100, description: 2_048 };

const parseMedia = record({ duration: number, streams: list(record({ url: text, stream_type: text })) });
const parseGallery = record({ content_elements: parseImages });

export interface EntryOptions {
  readonly site: SiteProperties;
  /** The origin of the site, with its protocol. */
  readonly domain: string;
}

/**
 * Returns the URL of a story for search engines; `undefined` if it is on another site, or a copy of another site's story.
 */
export function toUrl(story: Story, { site, domain }: EntryOptions): string | undefined {
  const { canonical_website: owner, canonical_url: canonical, websites } = story;
  if (owner !== undefined && owner !== site.id) return undefined;
  const url = absoluteUrl(canonical ?? websites?.[site.id]?.website_url, domain);
  return url === undefined || !url.startsWith(`${domain.replace(/(?<!\/)\/+$/, '')}/`)
    ? undefined
    : trailingSlash(url);
}

/** Returns a date as ISO 8601; `undefined` if it cannot be read. */
export function isoDate(value: string | undefined): string | undefined {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Returns when a story was published, as ISO 8601. */
export const publishedAt = (story: Story): string | undefined =>
  isoDate(story.display_date) ?? isoDate(story.first_publish_date);

function imageElements(story: Story, input: unknown, domain: string): readonly Xml[] {
  const pictures = parseGallery(input)?.content_elements ?? [];
  const shown = story.type === 'gallery' ? pictures.filter(({ type }) => type === 'image') : [];
  const urls = [itemImage(story), ...shown].flatMap((image) => absoluteUrl(image?.url, domain) ?? []);
  return [...new Set(urls)]
    .slice(0, MOST_IMAGES)
    .map((url) => element('image:image', {}, optional('image:loc', url)));
}

const cut = (value: string, most: number) => Array.from(value).slice(0, most).join('');

/** Writes the element of a video; `undefined` without a still image, a title or a file. */
function videoElement(story: Story, input: unknown, domain: string): Xml | undefined {
  if (story.type !== 'video') return undefined;
  const { streams = [], duration } = parseMedia(input) ?? {};
  const file = streams.find(({ stream_type: type }) => type === 'mp4') ?? streams[0];
  const [still, url] = [absoluteUrl(itemImage(story)?.url, domain), absoluteUrl(file?.url, domain)];
  const title = plainText(story.headlines?.basic);
  if (still === undefined || url === undefined || title === undefined) return undefined;
  const seconds = duration === undefined ? undefined : Math.round(duration / 1000);
  return element(
    'video:video',
    {},
    optional('video:thumbnail_loc', still),
    optional('video:title', cut(title, LONGEST.title)),
    optional('video:description', cut(plainText(story.description?.basic) ?? title, LONGEST.description)),
    optional('video:content_loc', url),
    optional('video:duration', seconds !== undefined && seconds > 0 ? seconds : undefined),
    optional('video:publication_date', publishedAt(story)),
  );
}

/** Converts a document of the archive to an entry; `undefined` if the document belongs to another site. */
export function toStoryEntry(input: unknown, options: EntryOptions): SitemapEntry | undefined {
  const story = parseStory(input);
  const loc = story && toUrl(story, options);
  if (story === undefined || loc === undefined) return undefined;
  const { domain } = options;
  return {
    loc,
    lastmod: isoDate(story.last_updated_date) ?? publishedAt(story),
    more: [...imageElements(story, input, domain), videoElement(story, input, domain)],
  };
}
