export { OneTimePassword as component } from './OneTimePassword.tsx';
