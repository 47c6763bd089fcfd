export { LargeManualPromo } from './LargeManualPromo.tsx';
export type { LargeManualPromoProps } from './LargeManualPromo.tsx';
