import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Breadcrumbs as Block } from './Breadcrumbs.tsx';

/** Renders the path from the front page to the section or story of the page; nothing on other pages. */
export const Breadcrumbs = withFieldDefaults(fields, Block);
export type { BreadcrumbsProps } from './Breadcrumbs.tsx';
export { phraseBook as breadcrumbsPhrases } from './locales.ts';
