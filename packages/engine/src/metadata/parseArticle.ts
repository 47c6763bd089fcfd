/** What structured data tell of an article beyond its head: what kind it is, and its verdict. */
import { list, number, parseStory, record, text } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';

export interface Verdict {
  readonly value: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The genres that have a type of their own in the vocabulary of schema.org. A `page`, such as terms of use, is no news. */
export type Genre = 'news' | 'opinion' | 'review' | 'live-blog' | 'page';

export interface Article {
  readonly genre: Genre;
  readonly verdict: Verdict | undefined;
}

/** By the subtype that an editor chose, in the words of several newsrooms. */
const GENRES: Readonly<Record<string, Genre>> = {
  column: 'opinion',
  commentary: 'opinion',
  editorial: 'opinion',
  'live-blog': 'live-blog',
  'op-ed': 'opinion',
  opinion: 'opinion',
  page: 'page',
  review: 'review',
};

const parseBody = record({
  content_elements: list(record({ type: text, numeric_rating: number, min: number, max: number })),
});

function genreOf({ subtype, label }: Story): Genre {
  const names = [subtype, label?.basic?.text].map((name) => (name ?? '').trim().toLowerCase());
  const known = names.find((name) => Object.hasOwn(GENRES, name));
  return (known === undefined ? undefined : GENRES[known]) ?? 'news';
}

/** Reads an article by its subtype or, without one that is known, its label. @param content as a source answers it */
export function parseArticle(content: Readonly<Record<string, unknown>>): Article {
  const genre = genreOf(parseStory({ subtype: content['subtype'], label: content['label'] }) ?? {});
  // Walking the body of every story would be nearly all of the work.
  if (genre !== 'review') return { genre, verdict: undefined };
  const elements = parseBody(content)?.content_elements ?? [];
  const { numeric_rating: value, min, max } = elements.find(({ type }) => type === 'numeric_rating') ?? {};
  return { genre, verdict: value === undefined ? undefined : { value, min, max } };
}
