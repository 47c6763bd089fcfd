/** What structured data tell of an article beyond its head: what kind it is, its verdict, the posts of a live blog. */
import { list, number, parseStory, plainText, record, text } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';

/** One post of a live blog. Dates are ISO 8601. */
export interface LiveUpdate {
  /** Its anchor on the page. */
  readonly id: string;
  readonly date: string;
  readonly updated: string | undefined;
  /** Plain texts. */
  readonly headline: string | undefined;
  readonly body: string;
}

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
  /** The newest first. */
  readonly updates: readonly LiveUpdate[];
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

const parsePost = record({ type: text, content: text });
const parseElement = record({
  type: text,
  _id: text,
  subtype: text,
  numeric_rating: number,
  min: number,
  max: number,
  additional_properties: record({ display_date: text, last_updated_date: text }),
  content_elements: list(parsePost),
});
const parseBody = record({ content_elements: list(parseElement) });

type Element = NonNullable<ReturnType<typeof parseElement>>;

const isDate = (value: string | undefined): value is string => !Number.isNaN(Date.parse(value ?? ''));

function toUpdate({
  _id = '',
  additional_properties,
  content_elements = [],
}: Element): readonly LiveUpdate[] {
  const { display_date: date, last_updated_date: updated } = additional_properties ?? {};
  const [first, ...rest] = content_elements;
  const headline = first?.type === 'header' ? plainText(first.content) : undefined;
  const paragraphs = (headline === undefined ? content_elements : rest).map(({ content }) =>
    plainText(content),
  );
  const body = paragraphs.filter((paragraph) => paragraph !== undefined).join(' ');
  if (!isDate(date) || body === '') return [];
  const id = `post-${_id.replaceAll(/[^\w-]/g, '-')}`;
  return [{ id, date, updated: isDate(updated) ? updated : undefined, headline, body }];
}

function genreOf({ subtype, label }: Story): Genre {
  const names = [subtype, label?.basic?.text].map((name) => (name ?? '').trim().toLowerCase());
  const known = names.find((name) => Object.hasOwn(GENRES, name));
  return (known === undefined ? undefined : GENRES[known]) ?? 'news';
}

/** Reads an article by its subtype or, without one that is known, its label. @param content as a source answers it */
export function parseArticle(content: Readonly<Record<string, unknown>>): Article {
  const genre = genreOf(parseStory({ subtype: content['subtype'], label: content['label'] }) ?? {});
  // Walking the body of every story would be nearly all of the work.
  if (genre !== 'review' && genre !== 'live-blog') return { genre, verdict: undefined, updates: [] };
  const elements = parseBody(content)?.content_elements ?? [];
  const rated = elements.find((element) => element.type === 'numeric_rating');
  const posts = elements.filter(({ type, subtype }) => type === 'element_group' && subtype === 'live-post');
  return {
    genre,
    verdict:
      rated?.numeric_rating === undefined
        ? undefined
        : { value: rated.numeric_rating, min: rated.min, max: rated.max },
    updates: posts.flatMap(toUpdate).toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)),
  };
}
