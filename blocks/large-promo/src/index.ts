export { LargePromo } from './LargePromo.tsx';
export type { LargePromoProps } from './LargePromo.tsx';
