export { SubscriptionSharing as component } from './SubscriptionSharing.tsx';
