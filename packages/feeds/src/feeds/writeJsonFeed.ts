import type { Feed, FeedItem } from './Feed.ts';

const timestamp = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

const nonEmpty = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length === 0 ? undefined : items;

function item({ id, url, title, summary, html, published, updated, image, ...lists }: FeedItem): object {
  return {
    id,
    url,
    title,
    summary,
    // The format requires one of the two.
    ...(html === undefined ? { content_text: summary ?? title } : { content_html: html }),
    date_published: timestamp(published),
    date_modified: timestamp(updated),
    image: image?.url,
    authors: nonEmpty(lists.authors),
    tags: nonEmpty(lists.categories),
    attachments: nonEmpty(
      lists.attachments.flatMap(({ url: address, type, length }) =>
        type === undefined ? [] : [{ url: address, mime_type: type, size_in_bytes: length }],
      ),
    ),
  };
}

/** Writes JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  const { title, description, homeUrl, selfUrl, language, siteName, icon, items } = feed;
  const name = siteName || title;
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: homeUrl,
    feed_url: selfUrl,
    language,
    icon,
    authors: [{ name, url: homeUrl }],
    items: items.map(item),
  })}\n`;
}
