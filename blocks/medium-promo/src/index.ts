export { MediumPromo } from './MediumPromo.tsx';
export type { MediumPromoProps } from './MediumPromo.tsx';
