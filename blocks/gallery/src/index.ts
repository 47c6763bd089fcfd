export { Gallery } from './Gallery.tsx';
export type { GalleryProps } from './Gallery.tsx';
