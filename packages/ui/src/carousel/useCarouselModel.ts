'use client';
import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useFullScreen } from '../media/useFullScreen.ts';
import type { FullScreenState } from '../media/useFullScreen.ts';
import { arrowKeyMove } from './arrowKeyMove.ts';
import { carouselPlaces, placeOf, slideAt } from './carouselPlaces.ts';
import type { CarouselPlace } from './carouselPlaces.ts';
import type { CarouselProps } from './CarouselProps.ts';
import { canGoBack, canGoForward, placesInView } from './carouselState.ts';
import type { CarouselAction } from './carouselState.ts';
import { useAutoplay, useAutoplayOffer } from './useAutoplay.ts';
import { useCarousel, useFullScreenEvents } from './useCarousel.ts';
import { useHydratedStrip } from './useHydratedStrip.ts';
import type { StripStatus } from './useHydratedStrip.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useSlidesInView } from './useSlidesInView.ts';
import { useSwipe } from './useSwipe.ts';
import type { SwipeHandlers, SwipeStart } from './useSwipe.ts';

export interface CarouselParts {
  /** What goes full screen. */
  readonly region: RefObject<HTMLElement | null>;
  /** What scrolls. */
  readonly strip: RefObject<HTMLElement | null>;
}

export interface CarouselModel {
  readonly places: readonly CarouselPlace[];
  /** First and last place in view, counted from 1. */
  readonly view: { readonly first: number; readonly last: number };
  /** Number of the last slide in view; ads do not count. */
  readonly current: number;
  /** Who moves the strip. */
  readonly status: StripStatus;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  readonly autoplay: 'unavailable' | 'still' | 'playing';
  readonly fullScreen: FullScreenState;
  readonly swipe: SwipeHandlers;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly act: (action: CarouselAction) => void;
  readonly goToSlide: (slide: number) => void;
  readonly isSlideInView: (slide: number) => boolean;
}

/** Everything that a carousel knows and can do; the view only prints it. */
export function useCarouselModel(props: CarouselProps, { region, strip }: CarouselParts): CarouselModel {
  const { id, galleryId = id, label, slides, slidesToShow, enableAutoplay = false } = props;
  const { adElement, adInterstitialClicks } = props;
  const inView = useSlidesInView(strip, slidesToShow);
  const places = carouselPlaces(slides, adElement ? adInterstitialClicks : undefined);
  const beforeMove = useKeptFocus(region, strip);
  const motion = useCarousel({ galleryId, label, places, inView, beforeMove });
  const { state, announce } = motion;
  const finger = useRef<SwipeStart>(undefined);
  const scrolledTo = (slide: number): CarouselAction => ({ type: 'goTo', place: placeOf(places, slide) });
  const { status, takeOver } = useHydratedStrip(strip, {
    isTouched: () => finger.current !== undefined,
    onScrolled: (slide) => motion.act(scrolledTo(slide)),
  });
  const act = (action: CarouselAction) => {
    const slide = takeOver();
    motion.act(...(slide === undefined ? [] : [scrolledTo(slide)]), action);
  };
  const swipe = useSwipe(finger, (type) => act({ type }));
  const isOffered = useAutoplayOffer(enableAutoplay) && places.length > inView;
  useAutoplay(state.status === 'playing', state.first, () => act({ type: 'tick' }));
  const fullScreen = useFullScreen(region);
  useFullScreenEvents(fullScreen.status === 'on', announce);
  const shape = { places: places.length, inView };
  const view = placesInView(state, shape);
  return {
    places,
    view,
    current: slideAt(places, view.last),
    status,
    canGoBack: canGoBack(state, shape),
    canGoForward: canGoForward(state, shape),
    autoplay: isOffered ? state.status : 'unavailable',
    fullScreen,
    swipe,
    onKeyDown(event) {
      // The browser scrolls a strip that is its own, also for a key that is repeated to the script.
      const { activeElement } = event.currentTarget.ownerDocument;
      if (status === 'native' && strip.current?.contains(activeElement)) return;
      const type = arrowKeyMove(event);
      if (type === undefined) return;
      event.preventDefault();
      act({ type });
    },
    act,
    goToSlide: (slide) => act({ type: 'goTo', place: placeOf(places, slide) }),
    isSlideInView(slide) {
      const place = placeOf(places, slide);
      return place >= view.first && place <= view.last;
    },
  };
}
