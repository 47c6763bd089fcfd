'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';

/** Time between two slides in milliseconds. */
export const AUTOPLAY_MS = 4000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether slides may play on their own: not for readers who ask for less motion. The server cannot know and says yes;
 * the styles hide the offer from those readers until the script has come.
 */
export function useAutoplayOffer(isEnabled: boolean): boolean {
  const { environment } = useHost();
  const [isOffered, setOffered] = useState(isEnabled);
  useEffect(() => setOffered(isEnabled && !environment.matches(REDUCED_MOTION)), [isEnabled, environment]);
  return isOffered;
}

/** Calls `onTick` a full period after each change of `position`, as long as the carousel plays. */
export function useAutoplay(isPlaying: boolean, position: number, onTick: () => void): void {
  const { environment } = useHost();
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });
  // The position starts the period anew, so that a reader's own step is not followed by another at once.
  useEffect(
    () => (isPlaying ? environment.every(AUTOPLAY_MS, () => tick.current()) : undefined),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `position` says when, not what
    [isPlaying, position, environment],
  );
}
