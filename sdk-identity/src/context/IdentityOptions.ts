import type { TransportOptions } from '@broadsheet/client-core';
import type { IdentityAdapters } from '../adapters/IdentityAdapters.ts';
import type { VendorOptions } from '../adapters/VendorOptions.ts';
import type { StorageOptions } from '../storage/createReaderStorage.ts';

type TransportAdapters = Pick<
  TransportOptions,
  'origin' | 'fetch' | 'clock' | 'random' | 'timeoutMs' | 'retry' | 'isOnline'
>;

/**
 * Where the identity service is, how a session is kept, and what may be used.
 *
 * `origin` and `fetch` are required; `clock` and `random` are the runtime's own when left out. A call has 10 s per
 * attempt (`timeoutMs`); one that is harmless to repeat has three attempts (`retry`).
 */
export interface IdentityOptions
  extends
    TransportAdapters,
    IdentityAdapters,
    VendorOptions,
    Pick<StorageOptions, 'baseDomain' | 'profileStorage' | 'createCookieStorage'> {}
