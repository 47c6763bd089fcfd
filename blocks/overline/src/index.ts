export { Overline } from './Overline.tsx';
