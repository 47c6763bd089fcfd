export { MediumManualPromo } from './MediumManualPromo.tsx';
export type { MediumManualPromoProps } from './MediumManualPromo.tsx';
