/** Reads what plugins of WordPress show of a story to search engines: Yoast, Rank Math, All in One SEO and their like. */
import type { SearchFields } from '../storyParts.ts';
import { findWords, resolveVariables } from './pluginTexts.ts';
import type { PluginContext } from './pluginTexts.ts';
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

/** The name of the old site at the end of a title, where every page has the name of its own site. */
const SITE_AT_END = /[%#]+(?:sep|separator|separator_sa)%*\s*[%#]+(?:sitename|sitetitle|site_title)%*\s*$/i;

/** Reads the title, the description and the original of a story for search engines; variables are resolved, or told. */
export function readSearchFields(item: WordPressItem, given: Omit<PluginContext, 'audience'>): SearchFields {
  const context = { ...given, audience: 'search engines' };
  return {
    title: resolveVariables(findWords(item, TITLES)?.replace(SITE_AT_END, ''), item, context),
    description: resolveVariables(findWords(item, DESCRIPTIONS), item, context),
    original: findWords(item, CANONICAL),
  };
}
