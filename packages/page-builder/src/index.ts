export { PageBuilder } from './shell/PageBuilder.tsx';
export type { PageBuilderProps } from './shell/PageBuilder.tsx';
export { BUILDER_PATH } from './builder/useLocation.ts';
export { FieldsForm } from './fields/FieldsForm.tsx';
export { startingPages } from './pages/startingPages.ts';
export type { StartingPage } from './pages/startingPages.ts';
