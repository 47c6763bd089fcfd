import type { ReactNode } from 'react';
import type { CarouselControls } from './carouselControls.ts';
import type { CarouselSlide } from './carouselPlaces.ts';

export interface CarouselProps {
  /** Id of its element, unique on the page. */
  readonly id: string;
  /** What events call the gallery, which may stand on a page twice; `id` when left out. */
  readonly galleryId?: string;
  /** Accessible name, plain text. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /** Slides in view. Absent: the custom property `--bs-slides` of an element around it, else 4. */
  readonly slidesToShow?: number;
  readonly enableAutoplay?: boolean;
  readonly enableFullScreen?: boolean;
  /** Prints the label above the slides. */
  readonly showLabel?: boolean;
  /** Prints "n of total" below the slides. */
  readonly showCounter?: boolean;
  /** A second pair of previous and next beside the counter. */
  readonly showAdditionalSlideControls?: boolean;
  readonly indicators?: 'none' | 'dots' | 'thumbnails';
  /** Stands between slides. */
  readonly adElement?: ReactNode;
  /**
   * Ads come by a script of theirs: until it takes `hidden` from the slide of an ad, that is no place to go to, and only its
   * height is kept.
   */
  readonly adsWait?: boolean;
  /** Slides between two ads; ads need both this and `adElement`. */
  readonly adInterstitialClicks?: number;
  readonly pageCountPhrase?: (current: number, total: number) => ReactNode;
  readonly goToSlidePhrase?: (slide: number) => string;
  readonly controls?: CarouselControls;
  readonly className?: string;
}
