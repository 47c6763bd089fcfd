/** Reports what tags, authors and the site itself showed to search engines and networks and have no place for here. */
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';

/** The members of tags, authors and settings, in words. */
const PREVIEWS: readonly (readonly [name: string, words: string])[] = [
  ['meta_title', 'title for search engines'],
  ['meta_description', 'description for search engines'],
  ['og_title', 'title for social networks'],
  ['og_description', 'description for social networks'],
  ['og_image', 'picture for social networks'],
  ['twitter_title', 'title for X'],
  ['twitter_description', 'description for X'],
  ['twitter_image', 'picture for X'],
  ['feature_image', 'picture of its page'],
  ['cover_image', 'picture of its page'],
];

type Find = (name: string) => string | undefined;

function listPreviews(find: Find, kept: readonly string[]): readonly (readonly [string, string])[] {
  return PREVIEWS.flatMap(([name, words]) => {
    const value = find(name)?.trim() ?? '';
    return value === '' || kept.includes(name) ? [] : [[words, value] as const];
  });
}

const inWords = (found: readonly (readonly [string, string])[]): string =>
  found.map(([words]) => words).join(', ');

/** Returns what a tag or an author loses: one sentence, or none. @param kept the members that have a place */
export function lostPreviews(
  row: JsonObject,
  { kind, kept = [] }: { readonly kind: 'tag' | 'author'; readonly kept?: readonly string[] },
): readonly string[] {
  const found = listPreviews((name) => textAt(row, name), kept);
  const name = textAt(row, 'name') ?? textAt(row, 'slug') ?? '';
  return found.length === 0
    ? []
    : [`${kind} "${name}": what it had for its page was left out: ${inWords(found)}`];
}

/** Returns what the front page of the old site showed, to be entered in the page builder, one sentence each. */
export const lostPreviewsOfSite = (settings: ReadonlyMap<string, string>): readonly string[] =>
  listPreviews((name) => settings.get(name), []).map(
    ([words, value]) =>
      `left out, of the front page: ${words}; enter it in the page builder: ${value.slice(0, 300)}`,
  );
