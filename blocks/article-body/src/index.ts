import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ArticleBody as Block } from './ArticleBody.tsx';

export const ArticleBody = withFieldDefaults(fields, Block);
export type { ArticleBodyProps } from './ArticleBody.tsx';
export { bodyPhrases as articleBodyPhrases } from '@broadsheet/story';
