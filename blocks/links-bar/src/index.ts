export { LinksBar } from './LinksBar.tsx';
export type { LinksBarProps } from './LinksBar.tsx';
export { phraseBook as linksBarPhrases } from './locales.ts';
