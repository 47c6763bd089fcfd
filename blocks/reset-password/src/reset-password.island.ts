export { ResetPassword as component } from './ResetPassword.tsx';
