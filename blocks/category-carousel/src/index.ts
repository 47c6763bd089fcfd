export { CategoryCarousel } from './CategoryCarousel.tsx';
export type { CategoryCarouselProps } from './CategoryCarousel.tsx';
export { phraseBook as categoryCarouselPhrases } from './locales.ts';
