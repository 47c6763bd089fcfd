'use client';
import { ResizedImage } from '../image/ResizedImage.tsx';
import type { ResizedImageProps } from '../image/ResizedImage.tsx';
import type { ChosenImage } from './chosenImage.ts';
import { useChosenImage } from './useChosenImage.ts';

export interface ChosenPictureProps extends Omit<ResizedImageProps, 'source'> {
  readonly chosen: ChosenImage;
}

/**
 * Renders an image that an editor chose, resized, or the site's fallback image if it cannot be shown; nothing if none was
 * chosen.
 */
export function ChosenPicture({ chosen, ...look }: ChosenPictureProps) {
  const shown = useChosenImage(chosen);
  if (shown.kind === 'none') return null;
  return <ResizedImage {...look} source={shown.kind === 'image' ? shown.image : undefined} />;
}
