import { describe, expect, it, vi } from 'vitest';
import { createWebStore } from '../index.ts';
import type { StorageChange, StorageFailure, WebStorage, WebStorageEvent } from '../index.ts';

type Operation = 'getItem' | 'setItem' | 'removeItem' | 'key';

/** A storage that refuses the operations named in `broken`, which a test may change meanwhile. */
function fakeStorage(start: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(start));
  const broken = new Set<Operation>();
  const guard = (operation: Operation): void => {
    if (broken.has(operation)) throw new DOMException(`${operation} refused`, 'QuotaExceededError');
  };
  const storage: WebStorage = {
    get length() {
      return values.size;
    },
    getItem(key) {
      guard('getItem');
      return values.get(key) ?? null;
    },
    setItem(key, value) {
      guard('setItem');
      values.set(key, value);
    },
    removeItem(key) {
      guard('removeItem');
      values.delete(key);
    },
    key(position) {
      guard('key');
      return [...values.keys()][position] ?? null;
    },
  };
  return { storage, values, broken };
}

describe('a store on a willing storage', () => {
  it('keeps everything in the storage', () => {
    const { storage, values } = fakeStorage({ old: '1' });
    const store = createWebStore(() => storage);
    store.set('new', '2');
    expect([...values]).toEqual([
      ['old', '1'],
      ['new', '2'],
    ]);
    expect([store.get('old'), store.get('new'), store.get('absent')]).toEqual(['1', '2', undefined]);
    store.remove('old');
    expect(store.keys()).toEqual(['new']);
  });

  it('touches the storage at the first call, not before', () => {
    const getStorage = vi.fn(() => fakeStorage().storage);
    const store = createWebStore(getStorage);
    expect(getStorage).not.toHaveBeenCalled();
    store.get('a');
    expect(getStorage).toHaveBeenCalled();
  });
});

describe('a store without a storage', () => {
  const refusal = (): WebStorage => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it.each([
    ['throws', refusal],
    ['is missing', () => undefined],
    ['is null', () => null],
  ])('works in memory when the storage %s', (_case, getStorage) => {
    const store = createWebStore(getStorage);
    store.set('a', '1');
    store.set('b', '2');
    store.remove('b');
    expect([store.get('a'), store.get('b'), store.keys()]).toEqual(['1', undefined, ['a']]);
  });

  it('tells why', () => {
    const failures: StorageFailure[] = [];
    createWebStore(refusal, { onFailure: (failure) => failures.push(failure) }).get('a');
    expect(failures).toMatchObject([{ key: 'a', operation: 'get', cause: { name: 'SecurityError' } }]);
  });
});

describe('a store on a storage that refuses some calls', () => {
  it('keeps a refused value in memory and leaves no older value behind', () => {
    const { storage, values, broken } = fakeStorage({ session: 'old', other: 'x' });
    const store = createWebStore(() => storage);
    broken.add('setItem');
    store.set('session', 'new');
    expect(store.get('session')).toBe('new');
    expect(store.keys().toSorted()).toEqual(['other', 'session']);
    expect([...values.keys()]).toEqual(['other']);
  });

  it('goes back to the storage for that key once it takes it again', () => {
    const { storage, values, broken } = fakeStorage();
    const store = createWebStore(() => storage);
    broken.add('setItem');
    store.set('session', 'in memory');
    broken.clear();
    store.set('session', 'stored');
    values.set('session', 'changed elsewhere');
    expect(store.get('session')).toBe('changed elsewhere');
  });

  it('shows a key as removed even when the storage keeps it', () => {
    const { storage, broken } = fakeStorage({ session: 'old' });
    const store = createWebStore(() => storage);
    broken.add('removeItem');
    store.remove('session');
    expect([store.get('session'), store.keys()]).toEqual([undefined, []]);
  });

  it('reads nothing where reading is refused', () => {
    const { storage, broken } = fakeStorage({ session: 'old' });
    broken.add('getItem').add('key');
    const store = createWebStore(() => storage);
    expect([store.get('session'), store.keys()]).toEqual([undefined, []]);
  });
});

describe('subscribe', () => {
  function setUp() {
    const { storage, broken } = fakeStorage();
    const runs = new Set<(event: WebStorageEvent) => void>();
    const changes: StorageChange[] = [];
    const store = createWebStore(() => storage, {
      listen: (run) => {
        runs.add(run);
        return () => void runs.delete(run);
      },
    });
    const end = store.subscribe((change) => changes.push(change));
    const fire = (event: WebStorageEvent): void => runs.forEach((run) => run(event));
    return { storage, broken, store, changes, end, fire };
  }

  it('tells what another tab set, removed and cleared', () => {
    const { storage, changes, fire } = setUp();
    fire({ key: 'a', newValue: '1', storageArea: storage });
    fire({ key: 'a', newValue: null, storageArea: storage });
    fire({ key: null, newValue: null });
    expect(changes).toEqual([
      { kind: 'set', key: 'a', value: '1' },
      { kind: 'removed', key: 'a' },
      { kind: 'cleared' },
    ]);
  });

  it('ignores the events of another storage', () => {
    const { changes, fire } = setUp();
    fire({ key: 'a', newValue: '1', storageArea: fakeStorage().storage });
    expect(changes).toEqual([]);
  });

  it('receives nothing after it has ended', () => {
    const { changes, end, fire } = setUp();
    end();
    fire({ key: 'a', newValue: '1' });
    expect(changes).toEqual([]);
  });

  it('gives up values in memory for those of the other tab', () => {
    const { storage, broken, store, fire } = setUp();
    broken.add('setItem');
    store.set('a', 'memory');
    store.set('b', 'memory');
    fire({ key: 'a', newValue: '1', storageArea: storage });
    expect([store.get('a'), store.get('b')]).toEqual([undefined, 'memory']);
    fire({ key: null, newValue: null });
    expect(store.get('b')).toBeUndefined();
  });

  it('needs no events to be there', () => {
    const listener = vi.fn();
    createWebStore(() => fakeStorage().storage).subscribe(listener)();
    expect(listener).not.toHaveBeenCalled();
  });
});
