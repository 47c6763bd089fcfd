export { Tags } from './Tags.tsx';
