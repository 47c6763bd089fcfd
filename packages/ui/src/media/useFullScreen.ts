'use client';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { canFullScreen, followFullScreen, toggleFullScreen } from './fullScreenApi.ts';
import { isPressed } from './isPressed.ts';

export interface FullScreenState {
  /** `unknown` on the server and before hydration; `unavailable` without support, and once the browser has refused. */
  readonly status: 'unknown' | 'unavailable' | 'off' | 'on';
  readonly toggle: () => void;
}

/** Shows an element full screen. The state follows the browser. */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreenState {
  const [status, setStatus] = useState<FullScreenState['status']>('unknown');
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    if (canFullScreen(element)) return followFullScreen(element, (isOn) => setStatus(isOn ? 'on' : 'off'));
    setStatus('unavailable');
  }, [target]);
  const toggle = () => {
    const element = target.current;
    if (element === null) return;
    // A browser that refuses a press refuses the next one too, so the offer is withdrawn. A press that was repeated
    // once the script had come may only have been too long ago.
    const isFinal = isPressed(element);
    toggleFullScreen(element).catch(() => {
      if (isFinal) setStatus('unavailable');
    });
  };
  return { status, toggle };
}
