/** Refreshing a session: once for all who ask, in this page and in every tab. */
import { onceAcrossTabs } from './onceAcrossTabs.ts';
import type { LockOptions } from './onceAcrossTabs.ts';
import { oncePerPage } from './oncePerPage.ts';
import type { Refresh } from './oncePerPage.ts';
import { refreshSession } from './refreshSession.ts';
import type { RefreshParts } from './refreshSession.ts';

/** Makes the refresh of a client. Listeners are told when the lock is free again. */
export const createRefresh = (parts: RefreshParts & { readonly lock: LockOptions }): Refresh =>
  oncePerPage(async (seen) => {
    try {
      return await onceAcrossTabs(parts.lock, () => refreshSession(parts, seen));
    } finally {
      parts.session.emitIfChanged();
    }
  });
