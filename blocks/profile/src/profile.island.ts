export { Profile as component } from './Profile.tsx';
