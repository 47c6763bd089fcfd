export { ArticleBody } from './ArticleBody.tsx';
export type { ArticleBodyProps } from './ArticleBody.tsx';
export { bodyPhrases as articleBodyPhrases } from '@broadsheet/story';
