/**
 * The way to the other tabs: telling them, and hearing them.
 *
 * Storage events tell of a shared store; the channel tells of everything else, and sooner. A page that was asleep
 * heard neither, so it looks again when the reader comes back.
 */
import type { SessionStore } from '../session/createSessionStore.ts';
import type { SessionChange } from '../session/SessionChange.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { applyTabMessage } from './applyTabMessage.ts';
import type { TabAdapters, TabChannel } from './TabAdapters.ts';
import { packTabMessage, parseTabMessage } from './tabMessages.ts';

/** What hears the other tabs. */
export interface TabListener {
  readonly store: SessionStore;
  /** The stored session may have changed. */
  emitIfChanged(): void;
}

export interface OpenTabChannel {
  broadcast(change: SessionChange): void;
  close(): void;
}

function openChannel(
  adapters: TabAdapters,
  receive: (message: SessionChange) => void,
): TabChannel | undefined {
  try {
    return adapters.openChannel?.((value) => {
      const message = parseTabMessage(value);
      if (message !== undefined) receive(message);
    });
  } catch {
    // A sandboxed page has no channel; storage events still come.
    return undefined;
  }
}

/** Opens the way to the other tabs. */
export function openTabChannel(adapters: TabAdapters, { store, emitIfChanged }: TabListener): OpenTabChannel {
  function receive(message: SessionChange): void {
    applyTabMessage(store, message);
    emitIfChanged();
  }

  const channel = openChannel(adapters, receive);
  const stopStorage = adapters.listenToStorage?.(({ key, newValue }) => {
    if (key === storageKeys.identity && newValue) receive({ kind: 'signed-in' });
    else if (key === null || key === storageKeys.identity) emitIfChanged();
  });
  const stopReturn = adapters.listenToReturn?.(emitIfChanged);

  return {
    broadcast(change) {
      try {
        channel?.post(packTabMessage(change));
      } catch {
        // A broken channel. What the reader does here goes on, and the other tabs look when they are used.
      }
    },
    close() {
      channel?.close();
      stopStorage?.();
      stopReturn?.();
    },
  };
}
