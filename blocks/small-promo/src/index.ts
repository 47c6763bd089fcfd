export { SmallPromo } from './SmallPromo.tsx';
export type { SmallPromoProps } from './SmallPromo.tsx';
