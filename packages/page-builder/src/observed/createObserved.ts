/** A value that others follow, in the form that React's `useSyncExternalStore` takes. */
export interface Observed<Value> {
  get(): Value;
  /** Tells all who follow, unless it is the value that was there. */
  set(value: Value): void;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
}

export function createObserved<Value>(first: Value): Observed<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
