import { absoluteUrl, itemImage } from '@broadsheet/engine';
import { list, number, record, text } from '@broadsheet/client-core';
import { bylineNames, parseStory, plainLine, plainText, trailingSlash } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { absoluteHtml } from '../body/absoluteHtml.ts';
import { printElements } from '../body/printElement.ts';
import { imageCredit, imageUrl, printImage } from '../body/printImage.ts';
import type { PrintingOptions } from '../body/printImage.ts';
import type { FeedImage, FeedItem, FeedMedia } from './Feed.ts';
import { mediaType } from './mediaType.ts';

export interface ItemOptions extends PrintingOptions {
  /** Whether items contain the whole text of their stories; of a locked story, that of its teaser. */
  readonly isFull: boolean;
}

const parseStreams = record({ streams: list(record({ url: text, stream_type: text, filesize: number })) });

function toTime(value: string | undefined): number | undefined {
  const time = value === undefined ? Number.NaN : Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Returns a tag URI (RFC 4151), which stays the same when the story's URL changes, because feed readers would show the
 * story as new otherwise. Its date is that of the first publication, in UTC.
 */
function toId(
  { _id, first_publish_date: first, display_date: shown }: Story,
  domain: string,
): string | undefined {
  const time = toTime(first) ?? toTime(shown);
  if (_id === undefined || time === undefined || !URL.canParse(domain)) return undefined;
  return `tag:${new URL(domain).hostname},${new Date(time).toISOString().slice(0, 10)}:${encodeURIComponent(_id.toWellFormed())}`;
}

function toImage(story: Story, options: ItemOptions): FeedImage | undefined {
  const image = itemImage(story);
  const url = image && imageUrl(image, options);
  if (image === undefined || url === undefined) return undefined;
  return {
    url,
    type: mediaType(url),
    alt: plainLine(image.alt_text),
    caption: plainText(image.caption),
    credit: imageCredit(image),
  };
}

/** Returns the video file of an open story; the public copy of a locked one contains none. */
function toAttachments(input: unknown, domain: string): readonly FeedMedia[] {
  const streams = parseStreams(input)?.streams ?? [];
  const best = streams.find(({ stream_type: type }) => type === 'mp4') ?? streams[0];
  const url = absoluteUrl(best?.url, domain);
  return url === undefined ? [] : [{ url, type: mediaType(url), length: best?.filesize }];
}

function toHtml(story: Story, options: ItemOptions): string | undefined {
  if (!options.isFull) return undefined;
  const lead = itemImage(story);
  const head = lead === undefined ? '' : printImage(lead, options);
  const body = printElements(story.content_elements ?? [], options);
  return body === '' ? undefined : absoluteHtml([head, body].filter(Boolean).join('\n'), options.domain);
}

function toCategories({ taxonomy, websites }: Story, site: string): readonly string[] {
  const section = plainLine(websites?.[site]?.website_section?.name);
  const tags = taxonomy?.tags?.map(({ text: name }) => plainLine(name)) ?? [];
  return [...new Set([section, ...tags].filter((name) => name !== undefined))];
}

/**
 * Converts a story to an item of a feed; `undefined` without a headline or URL. It uses the public copy, which contains only
 * the teaser of a locked story.
 *
 * @param input the sanitised answer of a content source
 * @param site the site id
 */
export function toFeedItem(
  input: unknown,
  { site, ...options }: ItemOptions & { readonly site: string },
): FeedItem | undefined {
  const { domain } = options;
  const story = parseStory(input);
  const title = plainText(story?.headlines?.basic);
  const path = absoluteUrl(story?.websites?.[site]?.website_url ?? story?.canonical_url, domain);
  if (story === undefined || title === undefined || path === undefined) return undefined;
  const url = trailingSlash(path);
  const published = toTime(story.display_date) ?? toTime(story.first_publish_date);
  return {
    id: toId(story, domain) ?? url,
    url,
    title,
    summary: plainText(story.description?.basic) ?? plainText(story.subheadlines?.basic),
    html: toHtml(story, options),
    published,
    updated: toTime(story.last_updated_date) ?? published,
    authors: bylineNames(story.credits).flatMap((author) => {
      const name = plainLine(author.name);
      return name === undefined ? [] : [{ name, url: absoluteUrl(author.url, domain) }];
    }),
    categories: toCategories(story, site),
    image: toImage(story, options),
    attachments: toAttachments(input, domain),
  };
}
