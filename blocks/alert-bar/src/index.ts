import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AlertBar as Block } from './AlertBar.tsx';

/** Renders the bar, empty and hidden until its script has found an alert. */
export const AlertBar = withFieldDefaults(fields, Block);
export type { AlertBarProps } from './AlertBar.tsx';
export { phraseBook as alertBarPhrases } from './locales.ts';
