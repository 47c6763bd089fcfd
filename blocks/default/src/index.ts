export { AREAS, DefaultOutput } from './DefaultOutput.tsx';
