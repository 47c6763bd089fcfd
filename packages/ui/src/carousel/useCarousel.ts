'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import { carouselEvents } from './carouselEvents.ts';
import type { GalleryEvent } from './carouselEvents.ts';
import { slideAt } from './carouselPlaces.ts';
import type { CarouselPlace } from './carouselPlaces.ts';
import { CAROUSEL_START, carouselReducer, placesInView } from './carouselState.ts';
import type { CarouselAction, CarouselState } from './carouselState.ts';

export interface CarouselOptions {
  /** What events call the gallery. */
  readonly galleryId: string;
  readonly label: string;
  readonly places: readonly CarouselPlace[];
  readonly inView: number;
  /** Called before the first change of a move. */
  readonly beforeMove: () => void;
}

export interface CarouselMotion {
  readonly state: CarouselState;
  /** One after the other. */
  readonly act: (...actions: readonly CarouselAction[]) => void;
  readonly announce: (event: Pick<GalleryEvent, 'eventName' | 'autoplay'>, at?: CarouselState) => void;
}

/** Where the carousel stands, and the events that its moves cause. */
export function useCarousel({
  galleryId,
  label,
  places,
  inView,
  beforeMove,
}: CarouselOptions): CarouselMotion {
  const { events } = useHost();
  const [state, setState] = useState(CAROUSEL_START);
  // Two presses that are repeated one upon the other come before the next rendering.
  const latest = useRef(CAROUSEL_START);
  const shape = { places: places.length, inView };
  const announce: CarouselMotion['announce'] = (event, at = state) => {
    const detail: GalleryEvent = {
      ...event,
      ansGalleryId: galleryId,
      ansGalleryHeadline: label,
      orderPosition: slideAt(places, placesInView(at, shape).last),
      totalImages: slideAt(places, places.length),
    };
    events.dispatch(event.eventName, detail);
  };
  return {
    state,
    announce,
    act(...actions) {
      let after = latest.current;
      const tell: (() => void)[] = [];
      for (const action of actions) {
        const reached = carouselReducer(after, action, shape);
        for (const event of carouselEvents(after, action, reached)) tell.push(() => announce(event, reached));
        after = reached;
      }
      if (after === latest.current) return;
      latest.current = after;
      beforeMove();
      setState(after);
      for (const run of tell) run();
    },
  };
}

/** Tells that the carousel has gone full screen or come back; a carousel that never did tells nothing. */
export function useFullScreenEvents(isFullScreen: boolean, announce: CarouselMotion['announce']): void {
  const wasFullScreen = useRef(false);
  useEffect(() => {
    if (wasFullScreen.current === isFullScreen) return;
    wasFullScreen.current = isFullScreen;
    announce({ eventName: isFullScreen ? 'galleryExpandEnter' : 'galleryExpandExit' });
  });
}
