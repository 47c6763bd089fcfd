export { GiftSubscription as component } from './GiftSubscription.tsx';
