export { AccountDeletion as component } from './AccountDeletion.tsx';
