export { LeadPicture as component } from './LeadPicture.tsx';
