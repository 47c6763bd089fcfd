/** Follows the scroll position of a strip, and scrolls to its slides. */
import type { Environment } from '@broadsheet/block-kit';
import type { CarouselView } from './createCarouselView.ts';

/** Milliseconds between two checks whether a scrolling strip has come to rest. */
export const REST_MS = 150;

/** CSS pixels from the end that count as the end, because browsers scroll to whole device pixels. */
const TOLERANCE = 2;

export interface FollowedStrip {
  /** Scrolls to a place, counted from 1, smoothly if the styles say so. */
  scrollTo(place: number): void;
  /** Watches a strip that has begun to move until it rests. */
  follow(): void;
  /** Returns the first place in view, counted from 1, at a scroll position; while the strip is moving, its target. */
  placeAt(scrolled: number): number;
  /** The first place in view now. */
  placeNow(): number;
  /** Returns the place of a strip that has moved by itself since the last report; `undefined` if it has not. */
  readUnseen(): number | undefined;
  stop(): void;
}

function getOffset(view: CarouselView, place: number): number {
  const [first] = view.slides;
  const slide = view.slides[Math.min(Math.max(place, 1), view.slides.length) - 1];
  return slide === undefined || first === undefined ? 0 : slide.offsetLeft - first.offsetLeft;
}

/** Returns the first place in view, counted from 1; at the end, the place from which the last one is visible. */
function placeAt(view: CarouselView, scrollLeft = view.strip.scrollLeft): number {
  const { strip, slides } = view;
  const scrolled = Math.abs(scrollLeft);
  const end = strip.scrollWidth - strip.clientWidth;
  if (end > 0 && end - scrolled < TOLERANCE) return slides.length;
  const step = Math.abs(getOffset(view, 2));
  return step === 0 ? 1 : Math.round(scrolled / step) + 1;
}

/** Starts to follow a strip. @param onRest called with the first place in view once the strip has come to rest */
export function followStrip(
  view: CarouselView,
  { environment, onRest }: { readonly environment: Environment; readonly onRest: (place: number) => void },
): FollowedStrip {
  const { strip } = view;
  /** The place that the script scrolls to. A swipe's momentum may override it once, so it tries a second time. */
  let target: number | undefined;
  let isSecondTry = false;
  let end: (() => void) | undefined;

  const stop = () => {
    end?.();
    end = undefined;
  };
  const aim = (place: number) => {
    target = place;
    strip.scrollLeft = getOffset(view, place);
  };
  function rest(): void {
    stop();
    const isMissed = target !== undefined && Math.abs(strip.scrollLeft - getOffset(view, target)) > TOLERANCE;
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
