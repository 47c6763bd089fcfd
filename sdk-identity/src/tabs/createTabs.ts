import type { SessionChange } from '../session/SessionChange.ts';
import { openTabChannel } from './openTabChannel.ts';
import type { OpenTabChannel, TabListener } from './openTabChannel.ts';
import type { TabAdapters } from './TabAdapters.ts';

/** The channel to the other tabs, initially closed. */
export interface Tabs {
  /** Sends a change to the other tabs; does nothing while the channel is closed. */
  broadcast(change: SessionChange): void;
  /** Opens the channel; does nothing while it is open. */
  open(listener: TabListener): void;
  close(): void;
}

/** Creates the channel to the other tabs. It adds no listeners before it is opened. */
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
