'use client';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A row goes with the button that was pressed in it; the focus stays in the part that the ref is given to. */
export function useFocusOnLoss(rows: number): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const shown = useRef(rows);
  useEffect(() => {
    if (rows < shown.current) part.current?.focus();
    shown.current = rows;
  }, [rows]);
  return part;
}
