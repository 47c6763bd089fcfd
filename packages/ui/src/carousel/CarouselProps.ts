import type { ReactNode } from 'react';
import type { CarouselControls } from './carouselControls.ts';
import type { CarouselSlide } from './carouselPlaces.ts';

export interface CarouselProps {
  /** The id of the carousel's element, unique on the page. */
  readonly id: string;
  /** What events call the gallery, which may stand on a page twice; `id` when left out. */
  readonly galleryId?: string;
  /** The accessible name, as plain text. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /** The number of slides in view. Default: the custom property `--bs-slides` of an element around the carousel, else 4. */
  readonly slidesToShow?: number;
  readonly enableAutoplay?: boolean;
  readonly enableFullScreen?: boolean;
  /** Whether the label is shown above the slides. */
  readonly showLabel?: boolean;
  /** Prints "n of total" below the slides. */
  readonly showCounter?: boolean;
  /** Whether there is a second pair of previous and next buttons beside the counter. */
  readonly showAdditionalSlideControls?: boolean;
  readonly indicators?: 'none' | 'dots' | 'thumbnails';
  /** The ad that is rendered between slides. */
  readonly adElement?: ReactNode;
  /**
   * Ads come by a script of theirs: until it takes `hidden` from the slide of an ad, that is no place to go to, and only its
   * height is kept.
   */
  readonly adsWait?: boolean;
  /** The number of slides between two ads; ads need both this and `adElement`. */
  readonly adInterstitialClicks?: number;
  readonly pageCountPhrase?: (current: number, total: number) => ReactNode;
  readonly goToSlidePhrase?: (slide: number) => string;
  readonly controls?: CarouselControls;
  readonly className?: string;
}
