'use client';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns a ref to the value of the last render, for callbacks that are created once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
