export { Subheadline } from './Subheadline.tsx';
export type { SubheadlineProps } from './Subheadline.tsx';
