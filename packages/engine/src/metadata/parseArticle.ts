/** Parses what structured data need of an article in addition to its head: its genre, and the verdict of a review. */
import { list, number, parseStory, record, text } from '@broadsheet/sdk-content';
import { storyGenre } from '@broadsheet/sdk-content/genre';
import type { StoryGenre } from '@broadsheet/sdk-content/genre';

export interface Verdict {
  readonly value: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

export interface Article {
  readonly genre: StoryGenre;
  readonly verdict: Verdict | undefined;
}

const parseBody = record({
  content_elements: list(record({ type: text, numeric_rating: number, min: number, max: number })),
});

/** Parses an article's genre from its subtype or, if that is unknown, from its label. @param content unparsed */
export function parseArticle(content: Readonly<Record<string, unknown>>): Article {
  const genre = storyGenre(parseStory({ subtype: content['subtype'], label: content['label'] }) ?? {});
  // Parsing the body of every story would be nearly all of the work.
  if (genre !== 'review') return { genre, verdict: undefined };
  const elements = parseBody(content)?.content_elements ?? [];
  const { numeric_rating: value, min, max } = elements.find(({ type }) => type === 'numeric_rating') ?? {};
  return { genre, verdict: value === undefined ? undefined : { value, min, max } };
}
