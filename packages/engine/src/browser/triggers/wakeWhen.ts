import { whenIdle } from './whenIdle.ts';
import { whenVisible } from './whenVisible.ts';

/** The distance from the viewport, in CSS pixels, at which islands are hydrated; enhancements wait until they are seen. */
const MARGIN = 200;

/** Wakes an island, or a block that has an enhancement, when its trigger fires. Without a trigger it wakes at once. */
export function wakeWhen(element: HTMLElement, wake: () => void): void {
  const { id, when } = element.dataset;
  switch (when) {
    case undefined:
    case 'load':
      return wake();
    case 'idle':
      return whenIdle(wake);
    case 'visible':
      return whenVisible(element, id === undefined ? 0 : MARGIN, wake);
    case 'interaction':
    case 'touch':
    // `replayInteractions` listens for the reader, and wakes all others early too.
  }
}
