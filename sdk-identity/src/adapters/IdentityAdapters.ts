import type { RefreshLocks } from '../refresh/onceAcrossTabs.ts';
import type { StorageOptions } from '../storage/createReaderStorage.ts';
import type { TabAdapters } from '../tabs/TabAdapters.ts';
import type { PageAdapters } from './PageAdapters.ts';
import type { VendorAdapters } from './VendorAdapters.ts';

type StorageAdapters = Pick<StorageOptions, 'localStorage' | 'sessionStorage' | 'cookies' | 'warn'>;

/**
 * The browser APIs that the client uses; `createBrowserAdapters(window)` returns all of them. Each is optional: a server
 * omits all of them, and its client keeps a session in memory.
 */
export interface IdentityAdapters extends StorageAdapters, TabAdapters, PageAdapters, VendorAdapters {
  /** `navigator.locks` or an equivalent, so that one tab refreshes the session for all tabs. */
  readonly locks?: RefreshLocks;
  /**
   * Reports errors that must not stop the client, such as a listener that throws or a failed logout from another service.
   */
  readonly reportError?: (error: unknown) => void;
}
