export { Redeem as component } from './Redeem.tsx';
