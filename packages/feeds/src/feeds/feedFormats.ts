import { spellPath } from '@broadsheet/client-core';
import type { Feed } from './Feed.ts';
import { writeAtom } from './writeAtom.ts';
import { writeJsonFeed } from './writeJsonFeed.ts';
import { writeRss } from './writeRss.ts';

export interface FeedFormat {
  /** The last segment of the feed's URL. */
  readonly file: string;
  readonly type: string;
  /** The name of the format for people. */
  readonly name: string;
  readonly write: (feed: Feed) => string;
}

/** The formats of every feed; the first is the one that most feed readers support. */
export const feedFormats: readonly FeedFormat[] = [
  { file: 'rss.xml', name: 'RSS', type: 'application/rss+xml; charset=utf-8', write: writeRss },
  { file: 'atom.xml', name: 'Atom', type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  {
    file: 'feed.json',
    name: 'JSON Feed',
    type: 'application/feed+json; charset=utf-8',
    write: writeJsonFeed,
  },
];

export interface FeedUrl {
  /** The path of the page whose stories the feed contains, in its one spelling, with a trailing slash. */
  readonly pagePath: string;
  readonly format: FeedFormat;
}

/**
 * Parses the path of a feed: the path of its page and a file name, as in `/sport/rss.xml`. `undefined` for any other path.
 */
export function readFeedUrl(pathname: string): FeedUrl | undefined {
  const slash = pathname.lastIndexOf('/') + 1;
  const format = feedFormats.find(({ file }) => file === pathname.slice(slash));
  return format === undefined ? undefined : { pagePath: spellPath(pathname.slice(0, slash)), format };
}
