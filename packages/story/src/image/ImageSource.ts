import type { ResizableImage } from '@broadsheet/sdk-content';

/** What `ResizedImage` needs to know of an image; `Image`, `PromoItem` and `Portrait` fit. Pixels. */
export interface ImageSource extends ResizableImage {
  readonly width?: number;
  readonly height?: number;
}
