export { AREAS, RightRail } from './RightRail.tsx';
