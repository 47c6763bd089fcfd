export { TagTitle } from './TagTitle.tsx';
