/** Creates the entries of the news sitemap: stories of the last two days. */
import { HOUR_MS, record, text } from '@broadsheet/client-core';
import { parseStory, plainLine, plainText } from '@broadsheet/sdk-content';
import { element, optional } from '../element.ts';
import { isoDate, publishedAt, toUrl } from './storyEntries.ts';
import type { EntryOptions } from './storyEntries.ts';
import type { SitemapEntry } from './urlSet.ts';

/** The maximum age in hours and the maximum number of stories in a news sitemap. */
const NEWS = { hours: 48, most: 1_000 };

const parseLanguage = record({ language: text });

/** The script and the regions of traditional Chinese. */
const TRADITIONAL: readonly string[] = ['hant', 'tw', 'hk', 'mo'];

/** Returns the language of a story for the news extension: an ISO 639 code, or `zh-cn` or `zh-tw` for Chinese. */
function newsLanguage(input: unknown, { site }: EntryOptions): string {
  const tag = (parseLanguage(input)?.language ?? site.locale ?? 'en').toLowerCase();
  const [language = 'en', ...parts] = tag.split(/[-_]/);
  if (language !== 'zh' || parts.length === 0) return language;
  return parts.some((part) => TRADITIONAL.includes(part)) ? 'zh-tw' : 'zh-cn';
}

/** Creates the entry of a story from the last two days; `undefined` for older ones and for sponsored stories. */
function toNewsEntry(input: unknown, now: number, options: EntryOptions): SitemapEntry | undefined {
  const story = parseStory(input);
  const published = story && publishedAt(story);
  const title = plainText(story?.headlines?.basic);
  if (story?.type !== 'story' || published === undefined || title === undefined) return undefined;
  const age = now - Date.parse(published);
  if (age < 0 || age > NEWS.hours * HOUR_MS || story.owner?.sponsored === true) return undefined;
  // Pages such as the terms of use.
  if (story.subtype === 'page') return undefined;
  const loc = toUrl(story, options);
  if (loc === undefined) return undefined;
  const publication = element(
    'news:publication',
    {},
    optional('news:name', plainLine(options.site.websiteName) ?? options.site.id),
    optional('news:language', newsLanguage(input, options)),
  );
  const news = element(
    'news:news',
    {},
    publication,
    optional('news:publication_date', published),
    optional('news:title', title),
  );
  return { loc, lastmod: isoDate(story.last_updated_date) ?? published, more: [news] };
}

/** Creates the entries of the news sitemap, from documents in order of time. @param now milliseconds since 1970 */
export function toNewsEntries(
  documents: readonly unknown[],
  { now, ...options }: EntryOptions & { readonly now: number },
): readonly SitemapEntry[] {
  const entries = documents.flatMap((document) => toNewsEntry(document, now, options) ?? []);
  return entries.toReversed().slice(0, NEWS.most);
}
