export { AREAS, RightRailAdvanced } from './RightRailAdvanced.tsx';
