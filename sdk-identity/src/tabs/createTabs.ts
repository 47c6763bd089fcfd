import type { SessionChange } from '../session/SessionChange.ts';
import { openTabChannel } from './openTabChannel.ts';
import type { OpenTabChannel, TabListener } from './openTabChannel.ts';
import type { TabAdapters } from './TabAdapters.ts';

/** The way to the other tabs, closed at first. */
export interface Tabs {
  /** Tells the other tabs; does nothing while closed. */
  broadcast(change: SessionChange): void;
  /** Opens the way; again does nothing. */
  open(listener: TabListener): void;
  close(): void;
}

/** Makes the way to the other tabs. Nothing is listened to before it is opened. */
export function createTabs(adapters: TabAdapters): Tabs {
  let channel: OpenTabChannel | undefined;
  return {
    broadcast: (change) => channel?.broadcast(change),
    open(listener) {
      channel ??= openTabChannel(adapters, listener);
    },
    close() {
      channel?.close();
      channel = undefined;
    },
  };
}
