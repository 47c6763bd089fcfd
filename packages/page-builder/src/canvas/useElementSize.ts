'use client';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface Size {
  /** The width in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const NONE: Size = { width: 0, height: 0 };

/** Returns the current inner size of an element, including its padding; zero before it is laid out. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(NONE);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const read = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
