export { UpdatePaymentMethod as component } from './UpdatePaymentMethod.tsx';
