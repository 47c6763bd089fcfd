export { ForgotPassword as component } from './ForgotPassword.tsx';
