export { EmailVerification as component } from './EmailVerification.tsx';
