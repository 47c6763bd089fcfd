export { SavedStories } from './SavedStories.tsx';
export type { SavedStoriesProps } from './SavedStories.tsx';
export { phraseBook as savedStoriesPhrases } from './locales.ts';
