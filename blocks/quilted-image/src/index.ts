export { QuiltedImage } from './QuiltedImage.tsx';
export type { QuiltedImageProps } from './QuiltedImage.tsx';
