export { HeaderNavChain } from './HeaderNavChain.tsx';
export type { HeaderNavChainProps } from './HeaderNavChain.tsx';
export { phraseBook as headerNavChainPhrases } from './locales.ts';
