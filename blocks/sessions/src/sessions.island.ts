export { Sessions as component } from './Sessions.tsx';
