export { Login as component } from './Login.tsx';
