import { readUrl } from '@broadsheet/engine';
import type { CachedResponse } from '@broadsheet/engine';
import { answerDocument, answerMissing } from '../answers/documents.ts';
import type { DiscoveryOptions } from '../DiscoveryOptions.ts';
import type { FeedUrl } from './feedFormats.ts';
import { readFeed } from './readFeed.ts';
import type { FeedReadOptions } from './readFeed.ts';

/**
 * Returns the new location of the feed of a moved page; `gone` for a page that is permanently gone; `undefined` if the page
 * has not moved, or has moved to another site.
 */
export function findMovedFeed(
  { pagePath, format }: FeedUrl,
  url: URL,
  { redirects }: Pick<DiscoveryOptions, 'redirects'>,
): { readonly location: string; readonly status: 301 | 302 } | 'gone' | undefined {
  const reading = readUrl(new URL(pagePath, url), redirects?.() ?? []);
  if (reading.kind === 'gone') return 'gone';
  if (reading.kind !== 'moved' || !/^\/(?!\/)/.test(reading.location)) return undefined;
  const [page = '/'] = reading.location.split(/[?#]/);
  return { location: `${page.replace(/(?<!\/)\/*$/, '/')}${format.file}`, status: reading.status };
}

/** Creates the response with a feed. @throws ContentSourceError like `readFeed` */
export async function makeFeed(feedUrl: FeedUrl, options: FeedReadOptions): Promise<CachedResponse> {
  const feed = await readFeed(feedUrl, options);
  const { type, write } = feedUrl.format;
  return answerDocument({ type, updated: feed.updated }, write(feed));
}

export const goneFeed = (): CachedResponse => answerMissing(410, 'This feed has been given up.');
