export { phraseBook as storyCarouselPhrases } from './locales.ts';
export { StoryCarousel } from './StoryCarousel.tsx';
export type { StoryCarouselProps } from './StoryCarousel.tsx';
