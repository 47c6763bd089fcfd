/** Refreshes a session once for all callers, in this page and in every tab. */
import { onceAcrossTabs } from './onceAcrossTabs.ts';
import type { LockOptions } from './onceAcrossTabs.ts';
import { oncePerPage } from './oncePerPage.ts';
import type { Refresh } from './oncePerPage.ts';
import { refreshSession } from './refreshSession.ts';
import type { RefreshParts } from './refreshSession.ts';

/** Creates the refresh function of a client. Session listeners are called after the lock has been released. */
export const createRefresh = (parts: RefreshParts & { readonly lock: LockOptions }): Refresh =>
  oncePerPage(async (seen) => {
    try {
      return await onceAcrossTabs(parts.lock, () => refreshSession(parts, seen));
    } finally {
      parts.session.emitIfChanged();
    }
  });
