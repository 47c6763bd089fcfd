import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { LeadArt as Block } from './LeadArt.tsx';

/** Renders what leads the page's story, by its type: its lead art, the story itself if it is a video, else its image. */
export const LeadArt = withFieldDefaults(fields, Block);
export type { LeadArtProps } from './LeadArt.tsx';
export { phraseBook as leadArtPhrases } from './locales.ts';
