import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { MostRead as Block } from './MostRead.tsx';

export const MostRead = withFieldDefaults(fields, Block);
export type { MostReadProps } from './MostRead.tsx';
export { phraseBook as mostReadPhrases } from './locales.ts';
