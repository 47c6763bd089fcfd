export { OrderHistory as component } from './OrderHistory.tsx';
