'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { plainText } from '@broadsheet/sdk-content';
import { GalleryCarousel } from './GalleryCarousel.tsx';
import type { GalleryCarouselProps } from './GalleryCarousel.tsx';
import { phrases } from './phrases.ts';

export interface GalleryProps extends Omit<GalleryCarouselProps, 'label'> {
  /** Sanitised HTML that names the gallery; without it the name is a general one. */
  readonly title: string | undefined;
}

/** A gallery with a name, readable as it is. Nothing without images. */
export function Gallery({ title, ...gallery }: GalleryProps) {
  const t = usePhrases(phrases);
  if (gallery.images.length === 0) return null;
  const label = plainText(title) ?? t('car.unnamed');
  return <GalleryCarousel {...gallery} label={label} />;
}
