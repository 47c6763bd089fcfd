'use client';
import { useEffect, useState } from 'react';
import type { Box } from '../canvas/PreviewDocument.ts';

/**
 * Where an element of the preview is, in pixels of the frame's viewport, followed while the page scrolls.
 *
 * @param turn another number whenever the page looks otherwise
 */
export function useElementBox(element: Element | undefined, turn: number): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    const view = element?.ownerDocument.defaultView;
    if (element === undefined || !view) return setBox(undefined);
    const measure = () => setBox(element.getBoundingClientRect());
    measure();
    view.addEventListener('scroll', measure, { passive: true });
    return () => view.removeEventListener('scroll', measure);
  }, [element, turn]);
  return element && box;
}
