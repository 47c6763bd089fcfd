export { AuthorBio } from './AuthorBio.tsx';
