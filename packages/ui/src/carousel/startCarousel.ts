/**
 * What a carousel does, without React.
 *
 * The server has written all slides and all controls; the browser scrolls the strip and snaps it to the slides. This
 * keeps count: it scrolls where a reader or autoplay wants to go, looks where a finger has left the strip, and brings
 * what hangs on it up to date (buttons, counter, slides out of reach, events). It changes attributes and one text that
 * React writes once, so that rendering again takes nothing back.
 */
import type { Environment } from '@broadsheet/block-kit';
import type { CarouselCommand } from './carouselCommand.ts';
import { carouselEvents } from './carouselEvents.ts';
import type { GalleryEvent } from './carouselEvents.ts';
import { placeOf, slideAt } from './carouselPlaces.ts';
import { carouselReducer, placesInView } from './carouselState.ts';
import type { CarouselAction, CarouselState } from './carouselState.ts';
import { createCarouselView } from './createCarouselView.ts';
import { followStrip } from './followStrip.ts';
import { offerCarouselScreen } from './offerCarouselScreen.ts';

/** Time between two slides in milliseconds. */
export const AUTOPLAY_MS = 4000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export interface CarouselHost {
  readonly environment: Environment;
  readonly tell: (event: GalleryEvent) => void;
}

export interface RunningCarousel {
  run(command: CarouselCommand): void;
  /** Leaves the carousel where it stands. */
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

/** @param region the `section` that `Carousel` writes */
export function startCarousel(region: HTMLElement, { environment, tell }: CarouselHost): RunningCarousel {
  const mayPlay = !environment.matches(REDUCED_MOTION);
  const view = createCarouselView(region, { mayPlay });
  const strip = followStrip(view, { environment, onRest: (place) => act({ type: 'goTo', place }) });
  const metronome = createMetronome(environment, () => go({ type: 'tick' }));
  let state: CarouselState = { status: 'still', first: view.readPlace() };

  function announce(event: Pick<GalleryEvent, 'eventName' | 'autoplay'>): void {
    const { places } = view;
    tell({
      ...event,
      ansGalleryId: region.dataset['gallery'] ?? region.id,
      ansGalleryHeadline: region.getAttribute('aria-label') ?? '',
      orderPosition: slideAt(places, placesInView(state, view.readShape()).last),
      totalImages: slideAt(places, places.length),
    });
  }

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

  /** A move that the strip has to follow. */
  function go(action: CarouselAction): void {
    const place = strip.readUnseen();
    if (place !== undefined) act({ type: 'goTo', place });
    act(action);
    strip.scrollTo(state.first);
  }

  /** One slide from where the finger came down, or as far as it has taken the strip. */
  function swipe({ to, from }: Extract<CarouselCommand, { type: 'swipe' }>): void {
    const [start, now] = [strip.placeAt(from), strip.placeNow()];
    const place = to === 'next' ? Math.max(start + 1, now) : Math.min(start - 1, now);
    act({ type: 'goTo', place });
    strip.scrollTo(state.first);
  }

  const screen = offerCarouselScreen(region, (isOn) =>
    announce({ eventName: isOn ? 'galleryExpandEnter' : 'galleryExpandExit' }),
  );
  const stopMeasuring = view.onResize(() => view.show(state));
  view.show(state);
  return {
    run(command) {
      switch (command.type) {
        case 'next':
        case 'previous':
          return go({ type: command.type });
        case 'goTo':
          return go({ type: 'goTo', place: placeOf(view.places, command.slide) });
        case 'autoplay':
          return state.status === 'playing'
            ? act({ type: 'pause' })
            : mayPlay
              ? go({ type: 'play' })
              : undefined;
        case 'swipe':
          return swipe(command);
        case 'fullScreen':
          return screen.toggle();
        case 'scroll':
          return strip.follow();
      }
    },
    stop() {
      metronome.pause();
      strip.stop();
      screen.stop();
      stopMeasuring();
    },
  };
}
