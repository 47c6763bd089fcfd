'use client';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns a ref whose element takes the focus when a row is removed, because the clicked button disappears with its row. */
export function useFocusOnLoss(rows: number): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const shown = useRef(rows);
  useEffect(() => {
    if (rows < shown.current) part.current?.focus();
    shown.current = rows;
  }, [rows]);
  return part;
}
