export { Headline } from './Headline.tsx';
