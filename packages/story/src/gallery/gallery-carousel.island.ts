export { GalleryCarousel as component } from './GalleryCarousel.tsx';
