import { whenIdle } from './whenIdle.ts';
import { ISLAND_MARGIN, whenVisible } from './whenVisible.ts';

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
      return whenVisible(element, id === undefined ? 0 : ISLAND_MARGIN, wake);
    case 'interaction':
    case 'touch':
    // `replayInteractions` listens for the reader, and wakes all others early too.
  }
}
