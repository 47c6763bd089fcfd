export { SignUp as component } from './SignUp.tsx';
