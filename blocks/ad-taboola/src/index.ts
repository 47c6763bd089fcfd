import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AdTaboola as Block } from './AdTaboola.tsx';

/**
 * Renders the element that recommendations are placed in; nothing when the site or the fields lack a value that the widget
 * needs.
 */
export const AdTaboola = withFieldDefaults(fields, Block);
export type { AdTaboolaProps } from './AdTaboola.tsx';
export { phraseBook as adTaboolaPhrases } from './locales.ts';
