'use client';
import type { PointerEvent, RefObject } from 'react';
import { readingDirection } from './readingDirection.ts';

/** How far a finger travels before it is a swipe, in CSS pixels. */
export const SWIPE_THRESHOLD = 10;

export interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/** Where a finger has come down. */
export interface SwipeStart {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Fingers only: a mouse selects text and drags images. A swipe against the reading direction goes forward.
 *
 * @param start kept here: set as long as a finger lies on the strip that has not scrolled anything
 */
export function useSwipe(
  start: RefObject<SwipeStart | undefined>,
  onSwipe: (move: 'next' | 'previous') => void,
): SwipeHandlers {
  return {
    onPointerDown(event) {
      start.current =
        event.pointerType === 'touch' && event.isPrimary
          ? { pointer: event.pointerId, x: event.clientX, y: event.clientY }
          : undefined;
    },
    onPointerUp(event) {
      const from = start.current;
      start.current = undefined;
      if (from === undefined || from.pointer !== event.pointerId) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) < SWIPE_THRESHOLD || Math.abs(across) < Math.abs(event.clientY - from.y)) return;
      const towardsEnd = readingDirection(event.currentTarget) === 'ltr' ? across < 0 : across > 0;
      onSwipe(towardsEnd ? 'next' : 'previous');
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
