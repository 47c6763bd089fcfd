export { SaveStory } from './SaveStory.tsx';
export type { SaveStoryProps } from './SaveStory.tsx';
export { phraseBook as saveStoryPhrases } from './locales.ts';
