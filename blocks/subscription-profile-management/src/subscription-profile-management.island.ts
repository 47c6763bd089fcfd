export { SubscriptionProfileManagement as component } from './SubscriptionProfileManagement.tsx';
