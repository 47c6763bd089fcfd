export { HeaderAccount as component } from './HeaderAccount.tsx';
