import type { RefreshLocks } from '../refresh/onceAcrossTabs.ts';
import type { StorageOptions } from '../storage/createReaderStorage.ts';
import type { TabAdapters } from '../tabs/TabAdapters.ts';
import type { PageAdapters } from './PageAdapters.ts';
import type { VendorAdapters } from './VendorAdapters.ts';

type StorageAdapters = Pick<StorageOptions, 'localStorage' | 'sessionStorage' | 'cookies' | 'warn'>;

/**
 * What a browser lends the client; `createBrowserAdapters(window)` is all of it. Each may be left out: a server leaves
 * out everything, and its client keeps a session for as long as it lives itself.
 */
export interface IdentityAdapters extends StorageAdapters, TabAdapters, PageAdapters, VendorAdapters {
  /** `navigator.locks` or the like, so that one tab refreshes the session for all. */
  readonly locks?: RefreshLocks;
  /** Told of what must not stop the client: a listener that throws, a logout of another service that fails. */
  readonly reportError?: (error: unknown) => void;
}
