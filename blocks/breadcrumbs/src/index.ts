export { Breadcrumbs } from './Breadcrumbs.tsx';
export type { BreadcrumbsProps } from './Breadcrumbs.tsx';
export { phraseBook as breadcrumbsPhrases } from './locales.ts';
