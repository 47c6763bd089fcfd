import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { DateBlock as Block } from './DateBlock.tsx';

/** Renders when the page's story was published and how long it takes to read; nothing when neither is known. */
export const DateBlock = withFieldDefaults(fields, Block);
export type { DateBlockProps } from './DateBlock.tsx';
export { phraseBook as datePhrases } from './locales.ts';
