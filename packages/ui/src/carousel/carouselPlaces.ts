/**
 * The places in the strip: slides and the ads between them. Slides are counted from 1, as readers see them; places are
 * counted from 1 including the ads.
 */
import type { ReactNode } from 'react';

export interface CarouselSlide {
  readonly key: string;
  readonly content: ReactNode;
  /** The accessible name. Default: "n of total". */
  readonly label?: string;
  /** What stands in the button of this slide where `indicators` is `thumbnails`. */
  readonly thumbnail?: ReactNode;
}

/** The part of a place that counting needs. */
export interface PlaceKind {
  readonly kind: 'slide' | 'ad';
}

export type CarouselPlace =
  | { readonly kind: 'slide'; readonly key: string; readonly number: number; readonly slide: CarouselSlide }
  | { readonly kind: 'ad'; readonly key: string };

/** Returns the places, with an ad after every `adEvery` slides but never after the last, where it would hide the end. */
export function carouselPlaces(slides: readonly CarouselSlide[], adEvery?: number): readonly CarouselPlace[] {
  const every = adEvery !== undefined && adEvery >= 1 ? Math.floor(adEvery) : Infinity;
  return slides.flatMap((slide, index): readonly CarouselPlace[] => {
    const number = index + 1;
    const place = { kind: 'slide', key: slide.key, number, slide } as const;
    const hasAd = number % every === 0 && number < slides.length;
    return hasAd ? [place, { kind: 'ad', key: `ad after ${number}` }] : [place];
  });
}

/** Returns the number of the slide at a place; for an ad, that of the slide before it. */
export function slideAt(places: readonly PlaceKind[], place: number): number {
  return places.slice(0, place).filter(({ kind }) => kind === 'slide').length;
}

/** Returns the place of a slide; 1 for a slide that does not exist. */
export function findPlace(places: readonly PlaceKind[], slide: number): number {
  return Math.max(1, places.findIndex((_, index) => slideAt(places, index + 1) === slide) + 1);
}
