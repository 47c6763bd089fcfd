export { TripleChain } from './TripleChain.tsx';
export type { TripleChainProps } from './TripleChain.tsx';
