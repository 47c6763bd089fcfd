import type { Article, Genre, LiveUpdate, Verdict } from '../parseArticle.ts';
import type { JsonLdNode } from './JsonLd.ts';
import { nonEmpty } from './nonEmpty.ts';

const TYPES: Readonly<Record<Genre, string>> = {
  news: 'NewsArticle',
  opinion: 'OpinionNewsArticle',
  review: 'ReviewNewsArticle',
  'live-blog': 'LiveBlogPosting',
  page: 'WebPage',
};

/** Posts that search engines are told of; a long night has hundreds. */
const MOST_UPDATES = 100;

function rating({ value, min, max }: Verdict): JsonLdNode {
  return { '@type': 'Rating', ratingValue: value, worstRating: min, bestRating: max };
}

function update({ id, date, updated, headline, body }: LiveUpdate, article: ArticleFacts): JsonLdNode {
  return {
    '@type': 'BlogPosting',
    headline: headline ?? article.headline,
    articleBody: body,
    datePublished: date,
    dateModified: updated,
    url: article.canonical && `${article.canonical}#${id}`,
    author: article.author,
    publisher: article.publisher,
  };
}

export interface ArticleFacts {
  readonly headline: string | undefined;
  readonly canonical: string | undefined;
  /** Whose the posts are. */
  readonly author: JsonLdNode[string];
  readonly publisher: JsonLdNode[string];
}

/** What an article says by its genre: its type, the verdict of a review, the posts of a live blog with its first and last. */
export function genreNode({ genre, verdict, updates }: Article, facts: ArticleFacts): JsonLdNode {
  return {
    '@type': TYPES[genre],
    reviewRating: verdict && rating(verdict),
    coverageStartTime: updates.at(-1)?.date,
    coverageEndTime: updates[0]?.updated ?? updates[0]?.date,
    liveBlogUpdate: nonEmpty(updates.slice(0, MOST_UPDATES).map((one) => update(one, facts))),
  };
}
