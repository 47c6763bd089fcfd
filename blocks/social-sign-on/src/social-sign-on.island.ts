export { SocialSignOn as component } from './SocialSignOn.tsx';
