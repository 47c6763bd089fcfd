'use client';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How many slides a reader had scrolled past before the script came. */
function scrolledSlides(strip: HTMLElement): number {
  const [first, second] = strip.querySelectorAll<HTMLElement>('[data-slide]');
  const step = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0;
  return step === 0 ? 0 : Math.round(Math.abs(strip.scrollLeft) / step);
}

/**
 * True once the script has taken the strip over from the browser's own scrolling. `restore` is told, counted from 1,
 * which slide a reader had scrolled to by then.
 */
export function useHydratedStrip(
  strip: RefObject<HTMLElement | null>,
  restore: (slide: number) => void,
): boolean {
  const [isReady, setReady] = useState(false);
  const onRestore = useRef(restore);
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    if (isReady) {
      // From now on the track moves; what was scrolled would add to it.
      if (element.scrollLeft !== 0) element.scrollTo({ left: 0, behavior: 'instant' });
      return;
    }
    const scrolled = scrolledSlides(element);
    if (scrolled > 0) onRestore.current(scrolled + 1);
    setReady(true);
  }, [strip, isReady]);
  return isReady;
}
