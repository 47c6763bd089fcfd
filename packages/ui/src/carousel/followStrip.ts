/** Where the browser has scrolled a strip, and the way to a slide of it. */
import type { Environment } from '@broadsheet/block-kit';
import type { CarouselView } from './createCarouselView.ts';

/** How often a strip that moves is looked at, in milliseconds, until it stands still. */
export const REST_MS = 150;

/** Browsers scroll to whole device pixels: so many CSS pixels from the end are the end. */
const TOLERANCE = 2;

export interface FollowedStrip {
  /** Scrolls to a place, counted from 1, as gently as the styles say. */
  scrollTo(place: number): void;
  /** Watches a strip that has begun to move until it rests. */
  follow(): void;
  /** The first place in view, counted from 1, of a strip that is scrolled so far; on its way, where it goes to. */
  placeAt(scrolled: number): number;
  /** The first place in view now. */
  placeNow(): number;
  /** The place that a strip stands on which moved by itself and was not told of yet; `undefined` for any other. */
  readUnseen(): number | undefined;
  stop(): void;
}

function offsetOf(view: CarouselView, place: number): number {
  const [first] = view.slides;
  const slide = view.slides[Math.min(Math.max(place, 1), view.slides.length) - 1];
  return slide === undefined || first === undefined ? 0 : slide.offsetLeft - first.offsetLeft;
}

/** The first place in view, counted from 1; at the end it is the one from which the last can be seen. */
function placeAt(view: CarouselView, scrollLeft = view.strip.scrollLeft): number {
  const { strip, slides } = view;
  const scrolled = Math.abs(scrollLeft);
  const end = strip.scrollWidth - strip.clientWidth;
  if (end > 0 && end - scrolled < TOLERANCE) return slides.length;
  const step = Math.abs(offsetOf(view, 2));
  return step === 0 ? 1 : Math.round(scrolled / step) + 1;
}

/** @param onRest told the first place in view of a strip that has come to rest */
export function followStrip(
  view: CarouselView,
  { environment, onRest }: { readonly environment: Environment; readonly onRest: (place: number) => void },
): FollowedStrip {
  const { strip } = view;
  /** Where the script wants to be. A finger's own momentum may be stronger once, so it tries a second time. */
  let target: number | undefined;
  let isSecondTry = false;
  let end: (() => void) | undefined;

  const stop = () => {
    end?.();
    end = undefined;
  };
  const aim = (place: number) => {
    target = place;
    strip.scrollLeft = offsetOf(view, place);
  };
  function rest(): void {
    stop();
    const isMissed = target !== undefined && Math.abs(strip.scrollLeft - offsetOf(view, target)) > TOLERANCE;
    const isAtEnd = placeAt(view) === view.slides.length;
    if (target !== undefined && isMissed && !isAtEnd && !isSecondTry) {
      isSecondTry = true;
      aim(target);
      return;
    }
    target = undefined;
    onRest(placeAt(view));
  }
  function follow(): void {
    if (end !== undefined) return;
    if (target === undefined) view.release();
    let seen: number | undefined;
    end = environment.every(REST_MS, () => {
      if (strip.scrollLeft === seen) rest();
      else seen = strip.scrollLeft;
    });
  }
  return {
    scrollTo(place) {
      isSecondTry = false;
      aim(place);
    },
    follow,
    placeAt: (scrolled) => target ?? placeAt(view, scrolled),
    placeNow: () => placeAt(view),
    readUnseen: () => (end !== undefined && target === undefined ? placeAt(view) : undefined),
    stop,
  };
}
