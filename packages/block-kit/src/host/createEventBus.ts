import type { EventBus } from './Host.ts';

/**
 * Listeners are called in the order they came. One that leaves during a dispatch is not called any more; one that
 * comes during a dispatch waits for the next.
 */
export function createEventBus(): EventBus {
  const listeners = new Map<string, Set<(detail: unknown) => void>>();
  return {
    dispatch(name, detail) {
      const known = listeners.get(name) ?? new Set();
      for (const listener of [...known]) if (known.has(listener)) listener(detail);
    },
    subscribe(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => void known.delete(listener);
    },
  };
}
