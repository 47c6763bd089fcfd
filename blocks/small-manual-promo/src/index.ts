export { SmallManualPromo } from './SmallManualPromo.tsx';
export type { SmallManualPromoProps } from './SmallManualPromo.tsx';
