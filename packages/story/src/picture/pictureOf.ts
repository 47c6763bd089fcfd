import type { ResizablePicture } from '@broadsheet/sdk-content';

export { pictureOf } from '@broadsheet/sdk-content';

/** What `Picture` needs to know of a picture; `Image`, `PromoItem` and `Portrait` fit. Pixels. */
export interface PictureSource extends ResizablePicture {
  readonly width?: number;
  readonly height?: number;
}
