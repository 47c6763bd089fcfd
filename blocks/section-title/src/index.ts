export { SectionTitle } from './SectionTitle.tsx';
export type { SectionTitleProps } from './SectionTitle.tsx';
