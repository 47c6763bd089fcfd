import type { SessionState } from './SessionState.ts';

/** Hears that somebody logged in, logged out, or took another's place, in this tab or in another. */
export type SessionListener = (state: SessionState) => void;

export interface SessionListeners {
  /**
   * Adds a listener. The same function may listen twice.
   *
   * @returns ends the subscription
   */
  add(listener: SessionListener): () => void;
  /** Calls all listeners in the order in which they came; one that was removed meanwhile hears nothing. */
  emit(state: SessionState): void;
}

/** @param reportError gets what a listener throws; the others are called all the same */
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
