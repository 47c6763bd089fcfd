'use client';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Holds the value of the last render, for callbacks that are handed out once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
