'use client';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { canFullScreen, FULL_SCREEN_CHANGES, isFullScreen, toggleFullScreen } from './fullScreenApi.ts';

export interface FullScreenState {
  /** `unavailable` on the server, before hydration, without support, and once the browser has refused. */
  readonly status: 'unavailable' | 'off' | 'on';
  readonly toggle: () => void;
}

/**
 * Shows an element full screen. The state follows the browser, which can leave by itself (Escape); the document is
 * the element's own, so that it works in the frame of an editor too.
 */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreenState {
  const [status, setStatus] = useState<FullScreenState['status']>('unavailable');
  useEffect(() => {
    const element = target.current;
    if (element === null || !canFullScreen(element)) return;
    const page = element.ownerDocument;
    const follow = () => setStatus(isFullScreen(element) ? 'on' : 'off');
    follow();
    for (const change of FULL_SCREEN_CHANGES) page.addEventListener(change, follow);
    return () => {
      for (const change of FULL_SCREEN_CHANGES) page.removeEventListener(change, follow);
    };
  }, [target]);
  const toggle = () => {
    if (target.current === null) return;
    // A browser that refuses once refuses again, so the offer is withdrawn.
    toggleFullScreen(target.current).catch(() => setStatus('unavailable'));
  };
  return { status, toggle };
}
