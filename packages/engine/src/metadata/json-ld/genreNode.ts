import type { StoryGenre } from '@broadsheet/sdk-content/genre';
import type { Article, Verdict } from '../parseArticle.ts';
import type { JsonLdNode } from './JsonLd.ts';

const TYPES: Readonly<Record<StoryGenre, string>> = {
  news: 'NewsArticle',
  opinion: 'OpinionNewsArticle',
  review: 'ReviewNewsArticle',
  'live-blog': 'LiveBlogPosting',
  page: 'WebPage',
};

function rating({ value, min, max }: Verdict): JsonLdNode {
  return { '@type': 'Rating', ratingValue: value, worstRating: min, bestRating: max };
}

/** Returns the properties of an article's genre: its type, and the verdict of a review. */
export function genreNode({ genre, verdict }: Article): JsonLdNode {
  return { '@type': TYPES[genre], reviewRating: verdict && rating(verdict) };
}
