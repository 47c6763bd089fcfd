export { ArticleBody } from './ArticleBody.tsx';
export type { ArticleBodyProps } from './ArticleBody.tsx';
export { phraseBook as articleBodyPhrases } from './locales.ts';
