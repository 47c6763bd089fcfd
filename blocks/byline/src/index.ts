export { Byline } from './Byline.tsx';
