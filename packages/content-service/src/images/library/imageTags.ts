/** The tags of an image, by which editors find it again. They are kept in its document, as those of a story are. */
import { compact, listAt, objectAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { cutText } from './cutText.ts';

const LONGEST = 60;
const MOST = 30;

/** Returns the words of a tag in one form, by which the same tag is recognised: `Harbour  Fog` is `harbour-fog`. */
export const toTagSlug = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Returns the tags of an image as people read them. */
export const getImageTags = (document: JsonObject): readonly string[] =>
  listAt(document, 'taxonomy', 'tags').flatMap((tag) => textAt(tag, 'text') ?? textAt(tag, 'slug') ?? []);

/** Returns the document with other tags. A tag without a letter or digit is left out, and so is one that is there already. */
export function withImageTags(document: JsonObject, tags: readonly string[]): JsonObject {
  const named = tags.flatMap((tag) => {
    const text = cutText(tag.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim(), LONGEST);
    const slug = toTagSlug(text);
    return slug === '' ? [] : [[slug, text] as const];
  });
  const list = [...new Map(named)].slice(0, MOST).map(([slug, text]) => ({ slug, text }));
  const taxonomy = compact({
    ...objectAt(document, 'taxonomy'),
    tags: list.length === 0 ? undefined : list,
  });
  return { ...document, taxonomy };
}
