/**
 * The communication with the other tabs, in both directions.
 *
 * Storage events report changes of shared storage; the channel reports all other changes, and does so sooner. A page that
 * was asleep has received neither, so it checks the session when the reader returns.
 */
import type { SessionStore } from '../session/createSessionStore.ts';
import type { SessionChange } from '../session/SessionChange.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { applyTabMessage } from './applyTabMessage.ts';
import type { TabAdapters, TabChannel } from './TabAdapters.ts';
import { packTabMessage, parseTabMessage } from './tabMessages.ts';

/** The parts of the client that react to other tabs. */
export interface TabListener {
  readonly store: SessionStore;
  /** Called when the stored session may have changed. */
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
    // A sandboxed page has no channel, but still receives storage events.
    return undefined;
  }
}

/** Opens the channel to the other tabs. */
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
        // A broken channel must not stop the reader's action; the other tabs check the session when they are used again.
      }
    },
    close() {
      channel?.close();
      stopStorage?.();
      stopReturn?.();
    },
  };
}
