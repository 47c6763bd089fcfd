export { PersonalData as component } from './PersonalData.tsx';
