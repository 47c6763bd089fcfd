export { ExtraLargePromo } from './ExtraLargePromo.tsx';
export type { ExtraLargePromoProps } from './ExtraLargePromo.tsx';
