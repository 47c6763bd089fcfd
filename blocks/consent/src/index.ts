import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ConsentBar as Block } from './ConsentBar.tsx';

/**
 * Renders the bar with the reader's choices, hidden until the script has found one to make. Nothing is rendered when the site
 * asks for no consent. When a consent platform asks instead, an empty element is rendered, whose script connects `#consent`
 * links to the platform.
 */
export const ConsentBar = withFieldDefaults(fields, Block);
export type { ConsentBarProps } from './ConsentBar.tsx';
export { phraseBook as consentPhrases } from './locales.ts';
