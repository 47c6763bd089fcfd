export { LoginLinks } from './LoginLinks.tsx';
export type { LoginLinksProps } from './LoginLinks.tsx';
export { phraseBook as loginLinksPhrases } from './locales.ts';
