'use client';
import { useHost } from '@broadsheet/block-kit';
import type { Environment } from '@broadsheet/block-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How often a strip that was scrolled is looked at, in milliseconds, until it stands still on a slide. */
const REST_MS = 150;

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

/** Calls `run` with the slide, counted from 1, that the strip stands on by itself. */
function whenAtRest(
  strip: HTMLElement,
  environment: Environment,
  options: RefObject<HydratedStripOptions>,
  run: (slide: number) => void,
): () => void {
  let seen = -1;
  return environment.every(REST_MS, () => {
    const scrolled = scrolledSlides(strip);
    const slides = Math.round(scrolled);
    const isAtRest = scrolled === seen && Math.abs(scrolled - slides) < TOLERANCE;
    seen = scrolled;
    if (isAtRest && !options.current.isTouched()) run(slides + 1);
  });
}

/**
 * - `native`: the browser scrolls.
 * - `taken`: the script has it; what was scrolled becomes a shift of the track (`ScrolledBack`), which nobody must see.
 * - `ready`: the track moves.
 */
export type StripStatus = 'native' | 'taken' | 'ready';

export interface HydratedStrip {
  readonly status: StripStatus;
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
  const [status, setStatus] = useState<StripStatus>('native');
  const isTaken = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const take = useCallback((to: 'taken' | 'ready') => {
    isTaken.current = true;
    setStatus(to);
  }, []);
  useEffect(() => {
    const element = strip.current;
    if (status !== 'native' || element === null) return;
    if (element.scrollLeft === 0) return take('ready');
    return whenAtRest(element, environment, latest, (slide) => {
      latest.current.onScrolled(slide);
      take('taken');
    });
  }, [strip, status, environment, take]);
  useEffect(() => {
    if (status === 'taken') setStatus('ready');
  }, [status]);
  return {
    status,
    takeOver() {
      if (isTaken.current || strip.current === null) return undefined;
      take('taken');
      return Math.round(scrolledSlides(strip.current)) + 1;
    },
  };
}
