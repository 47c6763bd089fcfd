export { Byline } from './Byline.tsx';
export type { BylineProps } from './Byline.tsx';
