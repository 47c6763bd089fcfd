'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How often a strip that was scrolled is looked at, in milliseconds, until it stands still on a slide. */
export const REST_MS = 150;

/** By how much of a slide a strip that stands on one may be off: browsers scroll to whole device pixels. */
const TOLERANCE = 0.05;

/** How many slides a reader has scrolled past; between two of them it is no whole number. */
function scrolledSlides(strip: HTMLElement): number {
  const [first, second] = strip.querySelectorAll<HTMLElement>('[data-slide]');
  const step = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0;
  return step === 0 ? 0 : Math.abs(strip.scrollLeft) / step;
}

export interface HydratedStripOptions {
  /** Whether a finger lies on the strip. */
  readonly isTouched: () => boolean;
  /** Told, counted from 1, which slide a reader had scrolled to before the script took over. */
  readonly onScrolled: (slide: number) => void;
}

export interface HydratedStrip {
  /** True once the script has taken the strip over from the browser's own scrolling. */
  readonly isReady: boolean;
  /** Takes over now; answers the slide, counted from 1, that a reader had scrolled to, at the first call only. */
  readonly takeOver: () => number | undefined;
}

/**
 * Hands the strip from the browser's own scrolling over to the script: at once as long as nobody has scrolled, else
 * when the strip has come to rest, for under a finger it would jump back.
 */
export function useHydratedStrip(
  strip: RefObject<HTMLElement | null>,
  options: HydratedStripOptions,
): HydratedStrip {
  const { environment } = useHost();
  const [isReady, setReady] = useState(false);
  const isTaken = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    if (isReady) {
      // From now on the track moves; what was scrolled would add to it.
      if (element.scrollLeft !== 0) element.scrollTo({ left: 0, behavior: 'instant' });
      return;
    }
    const take = () => {
      isTaken.current = true;
      setReady(true);
    };
    if (element.scrollLeft === 0) return take();
    let seen = -1;
    return environment.every(REST_MS, () => {
      const scrolled = scrolledSlides(element);
      const slides = Math.round(scrolled);
      const isAtRest = scrolled === seen && Math.abs(scrolled - slides) < TOLERANCE;
      seen = scrolled;
      if (!isAtRest || latest.current.isTouched()) return;
      if (slides > 0) latest.current.onScrolled(slides + 1);
      take();
    });
  }, [strip, isReady, environment]);
  return {
    isReady,
    takeOver() {
      if (isTaken.current || strip.current === null) return undefined;
      isTaken.current = true;
      setReady(true);
      return Math.round(scrolledSlides(strip.current)) + 1;
    },
  };
}
