import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Listen as Block } from './Listen.tsx';

/** Renders the bar that reads the page's story aloud; nothing without a story or on pages that never run script. */
export const Listen = withFieldDefaults(fields, Block);
export type { ListenProps } from './Listen.tsx';
export { phraseBook as listenPhrases } from './locales.ts';
