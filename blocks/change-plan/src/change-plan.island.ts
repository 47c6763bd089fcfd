export { ChangePlan as component } from './ChangePlan.tsx';
