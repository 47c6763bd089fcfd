import type { StoryGenre } from '@broadsheet/sdk-content/genre';
import { absoluteUrl } from '../absoluteUrl.ts';
import type { Article, ReviewedItem, Verdict } from '../parseArticle.ts';
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

function item({ type, name, url }: ReviewedItem, domain: string | undefined): JsonLdNode {
  return { '@type': type, name, url: absoluteUrl(url, domain) };
}

/** Returns the properties of an article's genre: its type, and what a review is about with the verdict on it. */
export function genreNode({ genre, verdict, reviewed }: Article, domain: string | undefined): JsonLdNode {
  return {
    '@type': TYPES[genre],
    itemReviewed: reviewed && item(reviewed, domain),
    reviewRating: verdict && rating(verdict),
  };
}
