import type { TabMessage } from './TabMessage.ts';
import type { SessionStore } from '../session/createSessionStore.ts';

/**
 * Does to this tab's own copy of the session what another tab has done to its own.
 *
 * A session that the tabs share needs nothing done: the other tab has changed it already.
 */
export function hearTab(store: SessionStore, message: TabMessage): void {
  const own = store.readOwn();
  switch (message.kind) {
    case 'signed-in':
      if (message.identity !== undefined) {
        store.forgetData();
        store.put(message.identity, true);
      } else if (store.hasShared()) store.removeOwn();
      return;
    case 'renewed':
      if (message.identity !== undefined && own?.refreshToken === message.refreshToken) {
        store.put(message.identity, true);
      }
      return;
    case 'signed-out':
      if (own === undefined || own.uuid !== message.uuid) return;
      store.removeOwn();
      store.forgetData();
  }
}
