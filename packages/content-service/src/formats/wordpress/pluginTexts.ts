/** Reads texts that plugins of WordPress keep beside a story, with the variables of these plugins. */
import type { WordPressItem } from './WordPressItem.ts';

/** A variable of a plugin: `%%title%%` of Yoast and SEOPress, `%title%` of Rank Math, `#post_title` of All in One SEO. */
const VARIABLE = /%%[\w-]+%%|%[a-z][\w-]*%|#[a-z]+_[a-z_]+/gi;

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

export interface PluginContext {
  readonly siteName: string;
  /** For whom the texts are, as part of a sentence: `search engines`. */
  readonly audience: string;
  readonly onLost: (reason: string) => void;
}

/** Finds the first value of some fields that has words beside variables: what has none is the plugin's default. */
export function findWords({ meta }: WordPressItem, names: readonly string[]): string | undefined {
  return names
    .flatMap((name) => meta.get(name) ?? [])
    .find((value) => /[\p{L}\p{N}]/u.test(value.replaceAll(VARIABLE, '')));
}

/** Resolves the variables of a text; one with a variable that means nothing here is reported and left out. */
export function resolveVariables(
  text: string | undefined,
  item: WordPressItem,
  { siteName, audience, onLost }: PluginContext,
): string | undefined {
  if (text === undefined) return undefined;
  const values = getValues(item, siteName);
  let isKnown = true;
  const resolved = text.replaceAll(VARIABLE, (variable) => {
    const value = values.get(variable.replaceAll(/[%#]/g, '').toLowerCase());
    // A word between percent signs, or behind a hash, may be the author's own.
    if (value === undefined && variable.startsWith('%')) isKnown = false;
    return value ?? variable;
  });
  if (isKnown) return resolved.replaceAll(/\s+/g, ' ').replace(/^[\s–]+|[\s–]+$/g, '');
  onLost(`a text for ${audience} has variables that mean nothing here, and was left out: ${text}`);
  return undefined;
}
