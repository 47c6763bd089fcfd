/** Reads what plugins of WordPress show of a story to search engines: Yoast, Rank Math, All in One SEO and their like. */
import type { SearchFields } from '../storyParts.ts';
import type { WordPressItem } from './WordPressItem.ts';

const TITLES: readonly string[] = [
  '_yoast_wpseo_title',
  'rank_math_title',
  '_aioseo_title',
  '_aioseop_title',
  '_seopress_titles_title',
  '_genesis_title',
];
const DESCRIPTIONS: readonly string[] = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
  '_seopress_titles_desc',
  '_genesis_description',
];
/** The fields in which plugins name another page as the original. */
const CANONICAL: readonly string[] = [
  '_yoast_wpseo_canonical',
  'rank_math_canonical_url',
  '_aioseo_canonical_url',
  '_seopress_robots_canonical',
  '_genesis_canonical_uri',
];

/** A variable of a plugin: `%%title%%` of Yoast and SEOPress, `%title%` of Rank Math, `#post_title` of All in One SEO. */
const VARIABLE = /%%[\w-]+%%|%[a-z][\w-]*%|#[a-z]+_[a-z_]+/gi;

/** The name of the old site at the end of a title, where every page has the name of its own site. */
const SITE_AT_END = /[%#]+(?:sep|separator|separator_sa)%*\s*[%#]+(?:sitename|sitetitle|site_title)%*\s*$/i;

/** What the variables of all plugins mean, by their names without marks. */
function getValues(item: WordPressItem, siteName: string): ReadonlyMap<string, string> {
  const category = item.categories[0]?.name ?? '';
  const tag = item.tags[0]?.name ?? '';
  return new Map([
    ...['title', 'post_title', 'seo_title'].map((name) => [name, item.title] as const),
    ...['sep', 'separator_sa', 'separator'].map((name) => [name, '–'] as const),
    ...['sitename', 'sitetitle', 'site_title'].map((name) => [name, siteName] as const),
    ...['excerpt', 'excerpt_only', 'post_excerpt', 'post_excerpt_only'].map(
      (name) => [name, item.excerpt ?? ''] as const,
    ),
    ...['category', 'primary_category', 'categories', '_category_title'].map(
      (name) => [name, category] as const,
    ),
    ['tag', tag],
    // The number of a part of a story in several parts, which stories here are not.
    ...['page', 'current_pagination', 'page_number'].map((name) => [name, ''] as const),
  ]);
}

export interface SearchContext {
  readonly siteName: string;
  readonly onLost: (reason: string) => void;
}

/** Finds the first value of some fields that has words beside variables: what has none is the plugin's default. */
function findWords({ meta }: WordPressItem, names: readonly string[]): string | undefined {
  return names
    .flatMap((name) => meta.get(name) ?? [])
    .find((value) => /[\p{L}\p{N}]/u.test(value.replaceAll(VARIABLE, '')));
}

function resolve(text: string | undefined, item: WordPressItem, context: SearchContext): string | undefined {
  if (text === undefined) return undefined;
  const values = getValues(item, context.siteName);
  let isKnown = true;
  const resolved = text.replaceAll(VARIABLE, (variable) => {
    const value = values.get(variable.replaceAll(/[%#]/g, '').toLowerCase());
    // A word between percent signs, or behind a hash, may be the author's own.
    if (value === undefined && variable.startsWith('%')) isKnown = false;
    return value ?? variable;
  });
  if (isKnown) return resolved.replaceAll(/\s+/g, ' ').replace(/^[\s–]+|[\s–]+$/g, '');
  context.onLost(`a text for search engines has variables that mean nothing here, and was left out: ${text}`);
  return undefined;
}

/** Reads the title, the description and the original of a story for search engines; variables are resolved, or told. */
export function readSearchFields(item: WordPressItem, context: SearchContext): SearchFields {
  return {
    title: resolve(findWords(item, TITLES)?.replace(SITE_AT_END, ''), item, context),
    description: resolve(findWords(item, DESCRIPTIONS), item, context),
    original: findWords(item, CANONICAL),
  };
}
