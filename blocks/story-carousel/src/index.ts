import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { StoryCarousel as Block } from './StoryCarousel.tsx';

/** Renders stories of a source side by side; readers see nothing while there are fewer than four. */
export const StoryCarousel = withFieldDefaults(fields, Block);
export { phraseBook as storyCarouselPhrases } from './locales.ts';
export type { StoryCarouselProps } from './StoryCarousel.tsx';
