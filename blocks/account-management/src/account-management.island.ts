export { AccountManagement as component } from './AccountManagement.tsx';
