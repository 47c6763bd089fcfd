/**
 * The stored session. It is read from the storage at every access, so that changes of another tab or client take effect at
 * once.
 */
import { isPrivateBackend } from '../storage/createReaderStorage.ts';
import type { ReaderStorage } from '../storage/createReaderStorage.ts';
import type { BackendName } from '../storage/StorageBackend.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import { readStoredIdentity } from './UserIdentity.ts';
import type { UserIdentity } from './UserIdentity.ts';

export interface SessionStore {
  read(): UserIdentity | undefined;
  /** Returns the identity only if it is this tab's own copy, which no other tab can read. */
  readOwn(): UserIdentity | undefined;
  /** Returns whether local storage contains a session, which all tabs can read. */
  hasShared(): boolean;
  /** Returns whether the stored session ends with the browser's session; without one, whether the last one did. */
  isPrivate(): boolean;
  put(identity: UserIdentity, asPrivate: boolean): void;
  remove(): void;
  removeOwn(): void;
  /** Removes the reader's profile, settings and segments. */
  forgetData(): void;
}

const { identity: KEY, profile, profileExpiry, settings, segments } = storageKeys;
const OWN: readonly BackendName[] = ['session', 'memory'];

export function createSessionStore(storage: ReaderStorage, tokens: TokenClock): SessionStore {
  const { items, shared } = storage;
  let wasPrivate = false;
  const find = () => items.find(KEY, readStoredIdentity);

  return {
    read: () => find()?.value,
    readOwn() {
      const found = find();
      return found !== undefined && OWN.includes(found.backend) ? found.value : undefined;
    },
    hasShared: () => readStoredIdentity(shared.get(KEY) ?? '') !== undefined,
    isPrivate() {
      const backend = find()?.backend;
      return backend === undefined || backend === 'memory' ? wasPrivate : isPrivateBackend(backend);
    },
    put(identity, asPrivate) {
      items.put(KEY, JSON.stringify(identity.raw), storage.sessionOrder(asPrivate));
      tokens.recordIssued(identity.accessToken);
      wasPrivate = asPrivate;
    },
    remove: () => items.remove(KEY),
    removeOwn: () => items.remove(KEY, OWN),
    forgetData() {
      for (const key of [profile, profileExpiry, settings, segments]) items.remove(key);
    },
  };
}
