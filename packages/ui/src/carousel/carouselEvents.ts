import type { CarouselAction, CarouselState } from './carouselState.ts';

export type GalleryEventName =
  | 'galleryImageNext'
  | 'galleryImagePrevious'
  | 'galleryExpandEnter'
  | 'galleryExpandExit'
  | 'galleryAutoplayStart'
  | 'galleryAutoplayStop';

/** What the event bus carries for each of the events. */
export interface GalleryEvent {
  readonly eventName: GalleryEventName;
  readonly ansGalleryId: string;
  readonly ansGalleryHeadline: string;
  /** Number of the last slide in view after the event, counted from 1; ads do not count. */
  readonly orderPosition: number;
  /** Number of slides; ads do not count. */
  readonly totalImages: number;
  /** With the next and previous events: true if autoplay moved and not the reader. */
  readonly autoplay?: boolean;
}

/** The events that lead from one state to another, in the order they happened. */
export function carouselEvents(
  before: CarouselState,
  action: CarouselAction,
  after: CarouselState,
): readonly Pick<GalleryEvent, 'eventName' | 'autoplay'>[] {
  const events: Pick<GalleryEvent, 'eventName' | 'autoplay'>[] = [];
  // Starting over from the end is part of starting, not a step back.
  if (action.type !== 'play' && after.first !== before.first) {
    const eventName = after.first > before.first ? 'galleryImageNext' : 'galleryImagePrevious';
    events.push({ eventName, autoplay: action.type === 'tick' });
  }
  if (after.status !== before.status) {
    events.push({ eventName: after.status === 'playing' ? 'galleryAutoplayStart' : 'galleryAutoplayStop' });
  }
  return events;
}
