import type { WebStorageEvent } from '@broadsheet/client-core';

/** An open line to the other tabs of this origin. */
export interface TabChannel {
  /** May throw. */
  post(message: unknown): void;
  close(): void;
}

/** How the client hears what happens outside of it. All are used between `start()` and `stop()` only. */
export interface TabAdapters {
  /** Opens a line to the other tabs and hands on what they say. May throw. */
  readonly openChannel?: (receive: (message: unknown) => void) => TabChannel;
  /** Hears the window's `storage` events. @returns how to stop */
  readonly listenToStorage?: (run: (event: WebStorageEvent) => void) => () => void;
  /** Hears that the reader comes back to the page: from sleep, another tab or the history. @returns how to stop */
  readonly listenToReturn?: (run: () => void) => () => void;
}
