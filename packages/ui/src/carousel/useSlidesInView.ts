'use client';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Slides in view where neither a prop nor a style says. */
export const DEFAULT_SLIDES_IN_VIEW = 4;

function readStyle(strip: HTMLElement): number {
  const style = strip.ownerDocument.defaultView?.getComputedStyle(strip);
  const count = Math.floor(Number(style?.getPropertyValue('--bs-in-view')));
  return count >= 1 ? count : DEFAULT_SLIDES_IN_VIEW;
}

/**
 * How many slides fit: the given number, or what the styles say in `--bs-slides`, which can follow the viewport and
 * is read again when the strip changes its size.
 */
export function useSlidesInView(strip: RefObject<HTMLElement | null>, given: number | undefined): number {
  const [styled, setStyled] = useState(DEFAULT_SLIDES_IN_VIEW);
  const isStyled = given === undefined;
  useEffect(() => {
    const element = strip.current;
    if (!isStyled || element === null) return;
    const read = () => setStyled(readStyle(element));
    read();
    const view = element.ownerDocument.defaultView;
    if (view === null || !('ResizeObserver' in view)) return;
    const observer = new view.ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, isStyled]);
  return given === undefined ? styled : Math.max(1, Math.floor(given));
}
