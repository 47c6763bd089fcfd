import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { MostRead as Block } from './MostRead.tsx';

/**
 * Renders the most read stories of the last 24 hours, or the newest ones while too little has been counted. The page of
 * a story counts its readers by it, also where it shows nothing.
 */
export const MostRead = withFieldDefaults(fields, Block);
export type { MostReadProps } from './MostRead.tsx';
export { phraseBook as mostReadPhrases } from './locales.ts';
