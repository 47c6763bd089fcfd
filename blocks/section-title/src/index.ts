import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SectionTitle as Block } from './SectionTitle.tsx';

/** Renders the name of a section and links to its subsections; nothing without a name. */
export const SectionTitle = withFieldDefaults(fields, Block);
export type { SectionTitleProps } from './SectionTitle.tsx';
