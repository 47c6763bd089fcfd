'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { plainText } from '@broadsheet/sdk-content';
import { GalleryCarousel } from './GalleryCarousel.tsx';
import type { GalleryCarouselProps } from './GalleryCarousel.tsx';
import { phrases } from './phrases.ts';

export interface GalleryProps extends Omit<GalleryCarouselProps, 'label'> {
  /** The title of the gallery as sanitised HTML; without it a general name is used. */
  readonly title: string | undefined;
}

/** Renders a gallery with a name, usable without script; nothing without images. */
export function Gallery({ title, ...gallery }: GalleryProps) {
  const t = usePhrases(phrases);
  if (gallery.images.length === 0) return null;
  const label = plainText(title) ?? t('car.unnamed');
  return <GalleryCarousel {...gallery} label={label} />;
}
