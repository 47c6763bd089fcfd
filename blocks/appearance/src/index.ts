import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Appearance as Block } from './Appearance.tsx';

/** Renders the reader's appearance settings in a disclosure; nothing when the editor offers no setting. */
export const Appearance = withFieldDefaults(fields, Block);
export type { AppearanceProps } from './Appearance.tsx';
export { phraseBook as appearancePhrases } from './locales.ts';
