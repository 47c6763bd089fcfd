import type { EventBus } from './Host.ts';

/**
 * Creates an event bus. Listeners are called in the order of subscription. A listener that is removed during a dispatch is
 * not called any more; one that is added during a dispatch is called from the next dispatch on.
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
