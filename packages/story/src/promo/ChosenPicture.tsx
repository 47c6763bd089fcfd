'use client';
import { ResizedImage } from '../image/ResizedImage.tsx';
import type { ResizedImageProps } from '../image/ResizedImage.tsx';
import type { ChosenImage } from './chosenImage.ts';
import { useChosenImage } from './useChosenImage.ts';

export interface ChosenPictureProps extends Omit<ResizedImageProps, 'source'> {
  readonly chosen: ChosenImage;
}

/** An image that an editor chose, resized; the site's fallback image where it cannot be shown. Nothing where none was chosen. */
export function ChosenPicture({ chosen, ...look }: ChosenPictureProps) {
  const shown = useChosenImage(chosen);
  if (shown.kind === 'none') return null;
  return <ResizedImage {...look} source={shown.kind === 'image' ? shown.image : undefined} />;
}
