import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Footer as Block } from './Footer.tsx';

/** Renders the publisher's profiles, columns of links from its source, and the legal line; what is missing is left out. */
export const Footer = withFieldDefaults(fields, Block);
export { phraseBook as footerPhrases } from './locales.ts';
