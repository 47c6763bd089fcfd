import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { LoginLinks as Block } from './LoginLinks.tsx';

/** Renders the links from one identity page to the others; nothing when none is switched on. */
export const LoginLinks = withFieldDefaults(fields, Block);
export type { LoginLinksProps } from './LoginLinks.tsx';
export { phraseBook as loginLinksPhrases } from './locales.ts';
