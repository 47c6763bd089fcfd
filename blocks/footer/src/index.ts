import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Footer as Block } from './Footer.tsx';

export const Footer = withFieldDefaults(fields, Block);
export { phraseBook as footerPhrases } from './locales.ts';
