import type { TransportOptions } from '@broadsheet/client-core';
import type { IdentityAdapters } from '../adapters/IdentityAdapters.ts';
import type { VendorOptions } from '../adapters/VendorOptions.ts';
import type { StorageOptions } from '../storage/createReaderStorage.ts';

type TransportAdapters = Pick<
  TransportOptions,
  'origin' | 'fetch' | 'clock' | 'random' | 'timeoutMs' | 'retry' | 'isOnline'
>;

/**
 * The location of the identity service, the storage of a session, and the adapters.
 *
 * `origin` and `fetch` are required; `clock` and `random` default to the runtime's own. An attempt of a call may take 10 s
 * (`timeoutMs`); a call that is safe to repeat has three attempts (`retry`).
 */
export interface IdentityOptions
  extends
    TransportAdapters,
    IdentityAdapters,
    VendorOptions,
    Pick<StorageOptions, 'baseDomain' | 'profileStorage' | 'createCookieStorage'> {}
