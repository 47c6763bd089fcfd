import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Subheadline as Block } from './Subheadline.tsx';

/** Renders the story's standfirst as a paragraph: its subheadline or its description. */
export const Subheadline = withFieldDefaults(fields, Block);
export type { SubheadlineProps } from './Subheadline.tsx';
