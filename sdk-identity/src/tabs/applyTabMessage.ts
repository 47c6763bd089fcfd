import type { SessionStore } from '../session/createSessionStore.ts';
import type { SessionChange } from '../session/SessionChange.ts';

/**
 * Applies another tab's change to this tab's own copy of the session.
 *
 * A session in shared storage needs no change, because the other tab has changed it already.
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
