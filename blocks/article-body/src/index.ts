import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ArticleBody as Block } from './ArticleBody.tsx';

/**
 * Renders the text of the page's story, element by element, with its children between the paragraphs that
 * `elementPlacement` names. Elements of unknown types are left out.
 */
export const ArticleBody = withFieldDefaults(fields, Block);
export type { ArticleBodyProps } from './ArticleBody.tsx';
export { bodyPhrases as articleBodyPhrases } from '@broadsheet/story-ui';
