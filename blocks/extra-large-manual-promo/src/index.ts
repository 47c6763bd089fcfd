export { ExtraLargeManualPromo } from './ExtraLargeManualPromo.tsx';
export type { ExtraLargeManualPromoProps } from './ExtraLargeManualPromo.tsx';
