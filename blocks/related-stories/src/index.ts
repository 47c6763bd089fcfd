export { RelatedStories } from './RelatedStories.tsx';
export type { RelatedStoriesProps } from './RelatedStories.tsx';
export { phraseBook as relatedStoriesPhrases } from './locales.ts';
