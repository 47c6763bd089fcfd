import type { ResizableImage } from '@broadsheet/sdk-content';

/**
 * The data of an image that `ResizedImage` needs; `Image`, `PromoItem` and `Portrait` are assignable. Sizes are in pixels.
 */
export interface ImageSource extends ResizableImage {
  readonly width?: number;
  readonly height?: number;
}
