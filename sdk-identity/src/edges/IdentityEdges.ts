import type { RefreshLocks } from '../lock/RefreshLocks.ts';
import type { VendorEdges } from '../social/vendor/VendorEdges.ts';
import type { StorageOptions } from '../storage/createReaderStorage.ts';
import type { TabEdges } from '../tabs/TabEdges.ts';
import type { PageEdges } from './PageEdges.ts';

type StorageEdges = Pick<StorageOptions, 'localStorage' | 'sessionStorage' | 'cookies' | 'warn'>;

/**
 * What a browser lends the client; `createBrowserEdges(window)` is all of it. Each may be left out: a server leaves
 * out everything, and its client keeps a session for as long as it lives itself.
 */
export interface IdentityEdges extends StorageEdges, TabEdges, PageEdges, VendorEdges {
  /** `navigator.locks`, so that one tab renews the session for all; a note in local storage does where there are none. */
  readonly locks?: RefreshLocks;
  /** Told of what must not stop the client: a listener that throws, a sign-out of another service that fails. */
  readonly reportError?: (error: unknown) => void;
}
