'use client';
import { useEffect, useState } from 'react';
import type { Box } from './MarkedPage.ts';

/**
 * Returns the box of a preview's element in pixels of the frame's viewport, kept up to date while the page scrolls and
 * grows.
 */
export function useElementBox(element: Element | undefined): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    const view = element?.ownerDocument.defaultView;
    if (element === undefined || !view) return setBox(undefined);
    const measure = () => setBox(element.getBoundingClientRect());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.ownerDocument.documentElement);
    view.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', measure);
    };
  }, [element]);
  return element && box;
}
