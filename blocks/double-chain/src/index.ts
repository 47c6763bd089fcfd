export { DoubleChain } from './DoubleChain.tsx';
export type { DoubleChainProps } from './DoubleChain.tsx';
