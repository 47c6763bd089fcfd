import type { EventBus } from './Host.ts';

/** Listeners are called in the order they came; one that leaves during a dispatch is not called again. */
export function createEventBus(): EventBus {
  const listeners = new Map<string, Set<(detail: unknown) => void>>();
  return {
    dispatch(name, detail) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(detail);
    },
    subscribe(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => void known.delete(listener);
    },
  };
}
