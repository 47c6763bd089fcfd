export { AlertBar as component } from './AlertBar.tsx';
