/** Parses what structured data need of an article in addition to its head: its genre, and what a review is about. */
import { list, number, oneOf, record, text } from '@broadsheet/client-core';
import { parseStory, plainText } from '@broadsheet/sdk-content';
import { storyGenre } from '@broadsheet/sdk-content/genre';
import type { StoryGenre } from '@broadsheet/sdk-content/genre';

export interface Verdict {
  readonly value: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The work, place or thing that a review is about. */
export interface ReviewedItem {
  /** A type of schema.org's vocabulary. */
  readonly type: string;
  readonly name: string;
  /** As published: absolute, or a path on the site. */
  readonly url: string | undefined;
}

export interface Article {
  readonly genre: StoryGenre;
  readonly verdict: Verdict | undefined;
  readonly reviewed: ReviewedItem | undefined;
}

const parseReview = record({
  content_elements: list(record({ type: text, numeric_rating: number, min: number, max: number })),
  additional_properties: record({
    item_reviewed: record({
      type: oneOf(
        'Book',
        'CreativeWork',
        'Event',
        'Game',
        'LocalBusiness',
        'Movie',
        'MusicAlbum',
        'Place',
        'Product',
        'Restaurant',
        'SoftwareApplication',
        'TVSeries',
      ),
      name: text,
      url: text,
    }),
  }),
});

type Review = NonNullable<ReturnType<typeof parseReview>>;

function getVerdict({ content_elements: elements = [] }: Review): Verdict | undefined {
  const { numeric_rating: value, min, max } = elements.find(({ type }) => type === 'numeric_rating') ?? {};
  return value === undefined ? undefined : { value, min, max };
}

function getReviewed({ additional_properties: properties }: Review): ReviewedItem | undefined {
  const { type = 'Thing', name, url } = properties?.item_reviewed ?? {};
  const plain = plainText(name);
  return plain === undefined ? undefined : { type, name: plain, url };
}

/** Parses an article's genre from its subtype or, if that is unknown, from its label. @param content unparsed */
export function parseArticle(content: Readonly<Record<string, unknown>>): Article {
  const genre = storyGenre(parseStory({ subtype: content['subtype'], label: content['label'] }) ?? {});
  // Parsing the body of every story would be nearly all of the work.
  if (genre !== 'review') return { genre, verdict: undefined, reviewed: undefined };
  const review = parseReview(content) ?? {};
  return { genre, verdict: getVerdict(review), reviewed: getReviewed(review) };
}
