export { Checkout as component } from './Checkout.tsx';
