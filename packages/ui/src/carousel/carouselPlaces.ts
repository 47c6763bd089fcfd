/**
 * What stands in the strip. Slides are counted from 1 as readers see them; places count the ads between them as well.
 */
import type { ReactNode } from 'react';

export interface CarouselSlide {
  readonly key: string;
  readonly content: ReactNode;
  /** Accessible name; absent: "n of total". */
  readonly label?: string;
  /** What stands in the button of this slide where `indicators` is `thumbnails`. */
  readonly thumbnail?: ReactNode;
}

/** All that counting needs of a place. */
export interface PlaceKind {
  readonly kind: 'slide' | 'ad';
}

export type CarouselPlace =
  | { readonly kind: 'slide'; readonly key: string; readonly number: number; readonly slide: CarouselSlide }
  | { readonly kind: 'ad'; readonly key: string };

/** An ad after every `adEvery` slides but never after the last, where it would hide the end. */
export function carouselPlaces(slides: readonly CarouselSlide[], adEvery?: number): readonly CarouselPlace[] {
  const every = adEvery !== undefined && adEvery >= 1 ? Math.floor(adEvery) : Infinity;
  return slides.flatMap((slide, index): readonly CarouselPlace[] => {
    const number = index + 1;
    const place = { kind: 'slide', key: slide.key, number, slide } as const;
    const hasAd = number % every === 0 && number < slides.length;
    return hasAd ? [place, { kind: 'ad', key: `ad after ${number}` }] : [place];
  });
}

/** How many slides stand up to and including a place; on an ad it is the slide before it. */
export function slideAt(places: readonly PlaceKind[], place: number): number {
  return places.slice(0, place).filter(({ kind }) => kind === 'slide').length;
}

/** The place of a slide, counted from 1; 1 for a slide that does not exist. */
export function placeOf(places: readonly PlaceKind[], slide: number): number {
  return Math.max(1, places.findIndex((_, index) => slideAt(places, index + 1) === slide) + 1);
}
