import type { SessionStore } from '../session/createSessionStore.ts';
import type { SessionChange } from '../session/SessionChange.ts';

/**
 * Does to this tab's own copy of the session what another tab has done to its own.
 *
 * A session that the tabs share needs nothing done: the other tab has changed it already.
 */
export function applyTabMessage(store: SessionStore, message: SessionChange): void {
  const own = store.readOwn();
  switch (message.kind) {
    case 'signed-in':
      if (message.identity !== undefined) {
        store.forgetData();
        store.put(message.identity, true);
      } else if (store.hasShared()) store.removeOwn();
      return;
    case 'refreshed':
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
