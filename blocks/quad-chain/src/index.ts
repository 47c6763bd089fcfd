export { QuadChain } from './QuadChain.tsx';
export type { QuadChainProps } from './QuadChain.tsx';
