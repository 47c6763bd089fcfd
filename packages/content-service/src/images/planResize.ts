/**
 * The geometry of a resize: the part of the original that is used, and the size in which it is sent.
 *
 * An image is never enlarged; one that is too small is sent smaller, in the requested shape.
 */
import { LARGEST_SIDE } from './renditionTable.ts';
import type { ResizeOptions } from './ResizeOptions.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

export type ResizePlan =
  /** Extracts the area and scales it to the size. */
  | { readonly kind: 'area'; readonly area: Area; readonly size: Size }
  /** Lets the image's content decide which part fills the size. */
  | { readonly kind: 'attention'; readonly size: Size };

const LARGEST_AREA = 8_000_000;

/** Returns the requested size within the limits; the original may still be smaller. */
function wantedSize(original: Size, { width, height }: Pick<ResizeOptions, 'width' | 'height'>): Size {
  const ratio =
    width !== undefined && height !== undefined ? height / width : original.height / original.width;
  const wide = width !== undefined ? width : height !== undefined ? height / ratio : original.width;
  const tall = wide * ratio;
  const shrink = Math.min(
    1,
    LARGEST_SIDE / wide,
    LARGEST_SIDE / tall,
    Math.sqrt(LARGEST_AREA / (wide * tall)),
  );
  return { width: wide * shrink, height: tall * shrink };
}

const wholePixels = (side: number, most: number): number => Math.min(most, Math.max(1, Math.round(side)));
const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

function placeArea(size: Size, original: Size, point: { readonly x: number; readonly y: number }): Area {
  return {
    ...size,
    left: clamp(point.x - size.width / 2, original.width - size.width),
    top: clamp(point.y - size.height / 2, original.height - size.height),
  };
}

/** Plans a resize. @param original the size of the original after the rotation by its orientation */
export function planResize(original: Size, options: ResizeOptions): ResizePlan {
  const wanted = wantedSize(original, options);
  const ratio = wanted.height / wanted.width;
  const cutWidth = Math.min(original.width, original.height / ratio);
  const cut: Size = {
    width: wholePixels(cutWidth, original.width),
    height: wholePixels(cutWidth * ratio, original.height),
  };
  const scale = Math.min(1, wanted.width / cutWidth);
  const size: Size = {
    width: wholePixels(cutWidth * scale, LARGEST_SIDE),
    height: wholePixels(cutWidth * ratio * scale, LARGEST_SIDE),
  };
  const isWhole = cut.width === original.width && cut.height === original.height;
  const centre = { x: original.width / 2, y: original.height / 2 };
  switch (options.crop.kind) {
    case 'smart':
      return isWhole
        ? { kind: 'area', area: placeArea(cut, original, centre), size }
        : { kind: 'attention', size };
    case 'focal':
      return { kind: 'area', area: placeArea(cut, original, options.crop), size };
    case 'centre':
      return { kind: 'area', area: placeArea(cut, original, centre), size };
  }
}
