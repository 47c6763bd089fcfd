import { authorSlug, SECTIONS, storyUrl, tagSlug, wordAt } from './generateStories.ts';

/** A call of the content API as blocks make it. */
export interface SourceCall {
  readonly name: string;
  /** Returns path and query of the call of a number; different numbers request different content if there is any. */
  path(index: number): string;
}

const published = (query: Readonly<Record<string, string>>): string =>
  `/content/v4/search/published?${new URLSearchParams({ website: 'courier', ...query })}`;
const search = (words: string, more: Readonly<Record<string, string>> = {}): string =>
  `/search?${new URLSearchParams({ website_id: 'courier', q: words, ...more })}`;
const section = (index: number): string => SECTIONS[index % SECTIONS.length] ?? '/news/';
/** Returns a word that the stories of an archive of any size contain. */
const common = (index: number): string => wordAt(index % 4);
const middling = (index: number): string => wordAt(200 + (index % 50));
const rare = (index: number): string => wordAt(8_000 + index * 7);

/** The search of the page builder for stories to place, as `POST /pagebuilder/api/sources/search` asks for them. */
const placed = (words: string): string => published({ q: `type:story ${words}`, size: '20' });

/** A call for every content source of the platform, as a page requests it. */
export const SOURCE_CALLS: readonly SourceCall[] = [
  { name: 'Front page list', path: () => published({ q: 'type:story', size: '20' }) },
  { name: 'List, everything', path: () => published({ q: '*', size: '20' }) },
  { name: 'List, page 50', path: () => published({ q: 'type:story', size: '20', from: '980' }) },
  {
    name: 'Section',
    path: (index) => published({ q: `type:story AND taxonomy.sections._id:"${section(index)}"`, size: '20' }),
  },
  {
    name: 'Section, page 3',
    path: (index) => published({ q: `taxonomy.sections._id:"${section(index)}"`, size: '20', from: '40' }),
  },
  { name: 'Author', path: (index) => published({ q: `credits.by.slug:${authorSlug(index)}`, size: '20' }) },
  { name: 'Tag', path: (index) => published({ q: `taxonomy.tags.slug:${tagSlug(index * 3)}`, size: '20' }) },
  {
    name: 'Related (tags, not itself)',
    path: (index) =>
      published({
        q: `taxonomy.tags.slug:(${tagSlug(index)} OR ${tagSlug(index + 40)}) AND NOT _id:generated-${index}`,
        size: '5',
      }),
  },
  { name: 'Videos', path: () => published({ q: 'type:video', size: '10' }) },
  { name: 'Search, a word of most stories', path: (index) => search(common(index)) },
  { name: 'Search, a word of some', path: (index) => search(middling(index)) },
  { name: 'Search, a word of few', path: (index) => search(rare(index)) },
  { name: 'Search, two words', path: (index) => search(`${middling(index)} ${common(index)}`) },
  {
    name: 'Search, two words of most stories',
    path: (index) => search(`${common(index)} ${common(index + 1)}`),
  },
  {
    name: 'Search, three words',
    path: (index) => search(`${common(index)} ${middling(index)} ${middling(index + 7)}`),
  },
  {
    name: 'Search, four words, one of few',
    path: (index) => search(`${rare(index)} ${common(index)} ${common(index + 1)} ${middling(index)}`),
  },
  { name: 'Page builder, a word of most', path: (index) => placed(common(index)) },
  { name: 'Page builder, a word of few', path: (index) => placed(rare(index)) },
  { name: 'Page builder, two words', path: (index) => placed(`${middling(index)} ${common(index)}`) },
  { name: 'Search, words of no story', path: (index) => search(`${common(index)} nowhere${index}`) },
  { name: 'Search, newest first', path: (index) => search(middling(index), { sort: 'date' }) },
  {
    name: 'Search, page 20',
    path: (index) => search(common(index), { page: '20' }),
  },
  {
    name: 'Story by address',
    path: (index) => `/content/v4/?website=courier&website_url=${encodeURIComponent(storyUrl(index * 9))}`,
  },
  { name: 'Story by id', path: (index) => `/content/v4/?website=courier&_id=generated-${index * 9}` },
  {
    name: 'Related content',
    path: (index) => `/content/v4/related-content?website=courier&_id=generated-${index * 9}`,
  },
  {
    name: 'Collection',
    path: () => '/content/v4/collections?website=courier&content_alias=front-page&size=20',
  },
  { name: 'Author profile', path: (index) => `/author/v2/author-service?slug=${authorSlug(index)}` },
  { name: 'Tag names', path: (index) => `/tags/v2/slugs?slugs=${tagSlug(index)},${tagSlug(index + 7)}` },
  { name: 'Navigation', path: () => '/site/v3/navigation/courier?hierarchy=default' },
  { name: 'Most read', path: () => '/content/v4/most-read?website=courier&size=10' },
  { name: 'Days of the archive (sitemap)', path: () => '/content/v4/archive/days?website=courier' },
  {
    name: 'A day of the archive (sitemap)',
    path: (index) =>
      `/content/v4/archive/documents?website=courier&date=2026-11-${String(1 + (index % 18)).padStart(2, '0')}`,
  },
  { name: 'Authors (sitemap)', path: () => '/content/v4/archive/authors?website=courier' },
  { name: 'Tags (sitemap)', path: () => '/content/v4/archive/tags?website=courier' },
  { name: 'Sections (sitemap)', path: () => '/content/v4/archive/sections?website=courier' },
  { name: 'Pages (sitemap)', path: () => '/content/v4/archive/pages?website=courier' },
];
