export { PageBuilder } from './desk/PageBuilder.tsx';
export type { PageBuilderProps } from './desk/PageBuilder.tsx';
export { DESK_PATH } from './desk/useLocation.ts';
export { FieldsForm } from './fields/FieldsForm.tsx';
export { startingPages } from './pages/startingPages.ts';
export type { StartingPage } from './pages/startingPages.ts';
