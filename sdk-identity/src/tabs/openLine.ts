/**
 * The line to the other tabs: telling them, and hearing them.
 *
 * Storage events tell of a shared store; the channel tells of everything else, and sooner. A page that was asleep
 * heard neither, so it looks again when the reader comes back.
 */
import type { SessionStore } from '../session/createSessionStore.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { hearTab } from './hearTab.ts';
import type { TabChannel, TabEdges } from './TabEdges.ts';
import { packTabMessage, parseTabMessage } from './TabMessage.ts';
import type { TabMessage } from './TabMessage.ts';

/** This tab's end of the line. */
export interface LineEnd {
  readonly store: SessionStore;
  /** The stored session may have changed. */
  look(): void;
}

export interface Line {
  tell(message: TabMessage): void;
  close(): void;
}

function openChannel(edges: TabEdges, hear: (message: TabMessage) => void): TabChannel | undefined {
  try {
    return edges.openChannel?.((value) => {
      const message = parseTabMessage(value);
      if (message !== undefined) hear(message);
    });
  } catch {
    // A sandboxed page has no channel; storage events still come.
    return undefined;
  }
}

export function openLine(edges: TabEdges, { store, look }: LineEnd): Line {
  function hear(message: TabMessage): void {
    hearTab(store, message);
    look();
  }

  const channel = openChannel(edges, hear);
  const stopStorage = edges.listenToStorage?.(({ key, newValue }) => {
    if (key === storageKeys.identity && newValue) hear({ kind: 'signed-in' });
    else if (key === null || key === storageKeys.identity) look();
  });
  const stopReturn = edges.listenToReturn?.(look);

  return {
    tell(message) {
      try {
        channel?.post(packTabMessage(message));
      } catch {
        // A broken line. What the reader does here goes on, and the other tabs look when they are used.
      }
    },
    close() {
      channel?.close();
      stopStorage?.();
      stopReturn?.();
    },
  };
}
