/**
 * The other tabs: telling them, and hearing them.
 *
 * Storage events tell of a shared store; the channel tells of everything else, and sooner. A page that was asleep
 * heard neither, so it looks again when the reader comes back.
 */
import { storageKeys } from '../storage/storageKeys.ts';
import type { TabChannel, TabEdges } from './TabEdges.ts';
import { packTabMessage, parseTabMessage } from './TabMessage.ts';
import type { TabMessage } from './TabMessage.ts';

export interface TabListener {
  hear(message: TabMessage): void;
  /** The stored session may have changed. */
  look(): void;
}

export interface Tabs {
  /** Does nothing before `start`. */
  tell(message: TabMessage): void;
  start(listener: TabListener): void;
  stop(): void;
}

export function createTabs(edges: TabEdges): Tabs {
  let channel: TabChannel | undefined;
  let endings: readonly (() => void)[] = [];

  function open(listener: TabListener): TabChannel | undefined {
    try {
      return edges.openChannel?.((value) => {
        const message = parseTabMessage(value);
        if (message !== undefined) listener.hear(message);
      });
    } catch {
      // A sandboxed page has no channel; storage events still come.
      return undefined;
    }
  }

  return {
    tell(message) {
      try {
        channel?.post(packTabMessage(message));
      } catch {
        // A closed line. What the reader does in this tab goes on; the others look when they are used.
        channel = undefined;
      }
    },
    start(listener) {
      if (endings.length > 0) return;
      channel = open(listener);
      const stopStorage = edges.listenToStorage?.(({ key, newValue }) => {
        if (key === storageKeys.identity && newValue) listener.hear({ kind: 'signed-in' });
        else if (key === null || key === storageKeys.identity) listener.look();
      });
      const stopReturn = edges.listenToReturn?.(() => listener.look());
      endings = [() => channel?.close(), () => stopStorage?.(), () => stopReturn?.()];
    },
    stop() {
      for (const end of endings) end();
      endings = [];
      channel = undefined;
    },
  };
}
