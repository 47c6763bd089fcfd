import type { SessionState } from './SessionState.ts';

/** Called when somebody logs in, logs out, or replaces another reader, in this tab or in another. */
export type SessionListener = (state: SessionState) => void;

export interface SessionListeners {
  /**
   * Adds a listener. The same function may listen twice.
   *
   * @returns a function that ends the subscription
   */
  add(listener: SessionListener): () => void;
  /** Calls all listeners in the order of their subscription, except those that were removed meanwhile. */
  emit(state: SessionState): void;
}

/** Creates an empty set of listeners. @param reportError receives the errors of listeners; the others are still called */
export function createSessionListeners(reportError: (error: unknown) => void): SessionListeners {
  const subscriptions = new Set<{ readonly listener: SessionListener }>();
  return {
    add(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    emit(state) {
      for (const subscription of [...subscriptions]) {
        if (!subscriptions.has(subscription)) continue;
        try {
          subscription.listener(state);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
