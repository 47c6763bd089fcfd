'use client';
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
import { useKeptFocus } from './useKeptFocus.ts';
import { useSlidesInView } from './useSlidesInView.ts';
import { useSwipe } from './useSwipe.ts';
import type { SwipeHandlers } from './useSwipe.ts';

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
  /** The script has come. */
  readonly isReady: boolean;
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
  const { state, act, restore, announce } = useCarousel({ galleryId, label, places, inView, beforeMove });
  const isReady = useHydratedStrip(strip, (slide) => restore(placeOf(places, slide)));
  const isOffered = useAutoplayOffer(enableAutoplay) && places.length > inView;
  useAutoplay(state.status === 'playing', state.first, () => act({ type: 'tick' }));
  const swipe = useSwipe((type) => act({ type }));
  const fullScreen = useFullScreen(region);
  useFullScreenEvents(fullScreen.status === 'on', announce);
  const shape = { places: places.length, inView };
  const view = placesInView(state, shape);
  return {
    places,
    view,
    current: slideAt(places, view.last),
    isReady,
    canGoBack: isReady && canGoBack(state, shape),
    canGoForward: isReady && canGoForward(state, shape),
    autoplay: isOffered ? state.status : 'unavailable',
    fullScreen,
    swipe,
    onKeyDown(event) {
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
