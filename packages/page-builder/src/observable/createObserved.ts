/** An observable value, in the form that React's `useSyncExternalStore` needs. */
export interface Observed<Value> {
  get(): Value;
  /** Sets the value and notifies all listeners, unless it is unchanged. */
  set(value: Value): void;
  /** Adds a listener. @returns a function that removes it */
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
