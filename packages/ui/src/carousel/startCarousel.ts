/**
 * The behaviour of a carousel, without React.
 *
 * The server has rendered all slides and all controls; the browser scrolls the strip and snaps it to the slides. This module
 * scrolls to where a reader or autoplay wants to go, reads where a swipe has left the strip, and updates the buttons, the
 * counter and the reachable slides, and dispatches events. It changes only attributes and one text that React renders
 * once, so that another render by React does not undo the changes.
 */
import type { Environment } from '@broadsheet/block-kit';
import type { CarouselCommand } from './carouselCommand.ts';
import { carouselEvents } from './carouselEvents.ts';
import type { GalleryEvent } from './carouselEvents.ts';
import { findPlace, slideAt } from './carouselPlaces.ts';
import { carouselReducer, placesInView } from './carouselState.ts';
import type { CarouselAction, CarouselState } from './carouselState.ts';
import { createCarouselView } from './createCarouselView.ts';
import type { CarouselView } from './createCarouselView.ts';
import { followStrip } from './followStrip.ts';
import type { FollowedStrip } from './followStrip.ts';
import { offerCarouselScreen } from './offerCarouselScreen.ts';

/** Milliseconds between two slides of autoplay. */
export const AUTOPLAY_MS = 4000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export interface CarouselHost {
  readonly environment: Environment;
  readonly emit: (event: GalleryEvent) => void;
}

export interface RunningCarousel {
  run(command: CarouselCommand): void;
  /** Stops the behaviour; the carousel stays at its place. */
  stop(): void;
}

/** Calls `tick` a full period after the last `restart`, until paused. */
function createMetronome(environment: Environment, tick: () => void) {
  let stop = () => {};
  const pause = () => stop();
  return {
    pause,
    restart() {
      pause();
      stop = environment.every(AUTOPLAY_MS, tick);
    },
  };
}

interface MotionOptions {
  readonly environment: Environment;
  /** Dispatches an event at a slide, counted from 1; ads do not count. */
  readonly describe: (event: Pick<GalleryEvent, 'eventName' | 'autoplay'>, orderPosition: number) => void;
}

interface Motion {
  readonly isPlaying: () => boolean;
  readonly announce: (event: Pick<GalleryEvent, 'eventName' | 'autoplay'>) => void;
  /** Applies an action to the state, and updates the view. */
  readonly act: (action: CarouselAction) => void;
  /** The same, and the strip follows. */
  readonly go: (action: CarouselAction) => void;
  /** Updates the view to the current state. */
  readonly refresh: () => void;
  readonly strip: FollowedStrip;
  readonly stop: () => void;
}

function createMotion(view: CarouselView, { environment, describe }: MotionOptions): Motion {
  const strip = followStrip(view, { environment, onRest: (place) => act({ type: 'goTo', place }) });
  const metronome = createMetronome(environment, () => go({ type: 'tick' }));
  let state: CarouselState = { status: 'still', first: view.readPlace() ?? strip.placeNow() };

  const announce: Motion['announce'] = (event) => {
    const { last } = placesInView(state, view.readShape());
    describe(event, slideAt(view.places, last));
  };
  function act(action: CarouselAction): void {
    const before = state;
    state = carouselReducer(before, action, view.readShape());
    view.show(state);
    if (state === before) return;
    // The period begins anew with each move, so that a reader's own step is not followed by another at once.
    if (state.status === 'playing') metronome.restart();
    else metronome.pause();
    for (const event of carouselEvents(before, action, state)) announce(event);
  }
  function go(action: CarouselAction): void {
    const place = strip.readUnseen();
    if (place !== undefined) act({ type: 'goTo', place });
    act(action);
    strip.scrollTo(state.first);
  }
  return {
    isPlaying: () => state.status === 'playing',
    announce,
    act,
    go,
    refresh: () => view.show(state),
    strip,
    stop() {
      metronome.pause();
      strip.stop();
    },
  };
}

/** Moves one slide from where the finger came down, or further if the swipe has scrolled the strip further. */
function swipe({ strip, act }: Motion, { to, from }: Extract<CarouselCommand, { type: 'swipe' }>): void {
  const [start, now] = [strip.placeAt(from), strip.placeNow()];
  const place = to === 'next' ? Math.max(start + 1, now) : Math.min(start - 1, now);
  act({ type: 'goTo', place });
  strip.scrollTo(place);
}

/** @param region the `section` that `Carousel` writes */
export function startCarousel(region: HTMLElement, { environment, emit }: CarouselHost): RunningCarousel {
  const mayPlay = !environment.matches(REDUCED_MOTION);
  const view = createCarouselView(region, { mayPlay });
  const motion = createMotion(view, {
    environment,
    describe: (event, orderPosition) =>
      emit({
        ...event,
        ansGalleryId: region.dataset['gallery'] ?? region.id,
        ansGalleryHeadline: region.getAttribute('aria-label') ?? '',
        orderPosition,
        totalImages: slideAt(view.places, view.places.length),
      }),
  });
  const screen = offerCarouselScreen(region, (isOn) =>
    motion.announce({ eventName: isOn ? 'galleryExpandEnter' : 'galleryExpandExit' }),
  );
  const stopMeasuring = view.onResize(motion.refresh);
  motion.refresh();
  return {
    run(command) {
      switch (command.type) {
        case 'next':
        case 'previous':
          return motion.go({ type: command.type });
        case 'goTo':
          return motion.go({ type: 'goTo', place: findPlace(view.places, command.slide) });
        case 'autoplay':
          if (motion.isPlaying()) return motion.act({ type: 'pause' });
          return mayPlay ? motion.go({ type: 'play' }) : undefined;
        case 'swipe':
          return swipe(motion, command);
        case 'fullScreen':
          return screen.toggle();
        case 'scroll':
          return motion.strip.follow();
      }
    },
    stop() {
      motion.stop();
      screen.stop();
      stopMeasuring();
    },
  };
}
