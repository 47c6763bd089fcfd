/** Reports what plugins store with a WordPress story that is not imported, so that nothing is lost silently. */

import type { WordPressItem } from './WordPressItem.ts';

/** What is told, with the fields that hold it; those of the common plugins for social networks. */
const LOST: readonly (readonly [string, readonly string[]])[] = [
  [
    'a title, a description or a picture for social networks was left out',
    [
      '_yoast_wpseo_opengraph-title',
      '_yoast_wpseo_opengraph-description',
      '_yoast_wpseo_opengraph-image',
      '_yoast_wpseo_twitter-title',
      '_yoast_wpseo_twitter-description',
      '_yoast_wpseo_twitter-image',
      'rank_math_facebook_title',
      'rank_math_facebook_description',
      'rank_math_facebook_image',
      '_aioseo_og_title',
      '_aioseo_og_description',
    ],
  ],
];

type Meta = WordPressItem['meta'];

/** Finds the first value of some fields that has words; what is only a pattern of the plugin, such as `%%title%%`, has none. */
const findWords = (meta: Meta, names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => meta.get(name) ?? [])
    .find((value) => /[\p{L}\p{N}]/u.test(value.replaceAll(/%%?[\w-]+%%?|#[\w-]+/g, '')));

/** Returns what of the fields of a story is not kept, one sentence each. */
export function lostOfMeta({ meta }: Pick<WordPressItem, 'meta'>): readonly string[] {
  return LOST.flatMap(([sentence, names]) => (findWords(meta, names) === undefined ? [] : [sentence]));
}
