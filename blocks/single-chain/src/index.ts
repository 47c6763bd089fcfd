export { SingleChain } from './SingleChain.tsx';
export type { SingleChainProps } from './SingleChain.tsx';
