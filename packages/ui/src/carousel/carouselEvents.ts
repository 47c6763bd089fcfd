import type { CarouselAction, CarouselState } from './carouselState.ts';

export type GalleryEventName =
  | 'galleryImageNext'
  | 'galleryImagePrevious'
  | 'galleryExpandEnter'
  | 'galleryExpandExit'
  | 'galleryAutoplayStart'
  | 'galleryAutoplayStop';

/** The detail of each event on the event bus. */
export interface GalleryEvent {
  readonly eventName: GalleryEventName;
  readonly ansGalleryId: string;
  readonly ansGalleryHeadline: string;
  /** The number of the last slide in view after the event, counted from 1; ads do not count. */
  readonly orderPosition: number;
  /** Number of slides; ads do not count. */
  readonly totalImages: number;
  /** True if autoplay moved the slides and not the reader; in the next and previous events. */
  readonly autoplay?: boolean;
}

/** Returns the events between two states, in the order in which they happened. */
export function carouselEvents(
  before: CarouselState,
  action: CarouselAction,
  after: CarouselState,
): readonly Pick<GalleryEvent, 'eventName' | 'autoplay'>[] {
  const events: Pick<GalleryEvent, 'eventName' | 'autoplay'>[] = [];
  // The jump from the end to the first slide is part of starting, not a step back.
  if (action.type !== 'play' && after.first !== before.first) {
    const eventName = after.first > before.first ? 'galleryImageNext' : 'galleryImagePrevious';
    events.push({ eventName, autoplay: action.type === 'tick' });
  }
  if (after.status !== before.status) {
    events.push({ eventName: after.status === 'playing' ? 'galleryAutoplayStart' : 'galleryAutoplayStop' });
  }
  return events;
}
