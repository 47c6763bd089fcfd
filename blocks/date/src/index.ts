export { DateBlock } from './DateBlock.tsx';
