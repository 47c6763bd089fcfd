import type { WebStorageEvent } from '@broadsheet/client-core';

/** An open channel to the other tabs of this origin. */
export interface TabChannel {
  /** Sends a message to the other tabs. May throw. */
  post(message: unknown): void;
  close(): void;
}

/**
 * The functions through which the client listens to other tabs and to the window; used between `start()` and `stop()` only.
 */
export interface TabAdapters {
  /** Opens a channel to the other tabs and passes their messages to `receive`. May throw. */
  readonly openChannel?: (receive: (message: unknown) => void) => TabChannel;
  /** Listens to the window's `storage` events. @returns a function that removes the listener */
  readonly listenToStorage?: (run: (event: WebStorageEvent) => void) => () => void;
  /**
   * Listens for the reader's return to the page, from sleep, another tab or the history.
   *
   * @returns a function that stops it
   */
  readonly listenToReturn?: (run: () => void) => () => void;
}
