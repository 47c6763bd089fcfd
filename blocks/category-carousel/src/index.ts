import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { CategoryCarousel as Block } from './CategoryCarousel.tsx';

/**
 * Renders four to twelve categories, each a linked picture and name; readers see nothing while there are fewer than four.
 */
export const CategoryCarousel = withFieldDefaults(fields, Block);
export type { CategoryCarouselProps } from './CategoryCarousel.tsx';
export { phraseBook as categoryCarouselPhrases } from './locales.ts';
