import type { WebStorage } from '@broadsheet/client-core';

/**
 * The storage of a newspaper that stands under a path: what another one on the same host keeps by the same names is another
 * item. At the root of a host the names are as they are.
 *
 * @param base site property `basePath`
 */
export function storageAtPath(getStorage: () => Storage, base = ''): () => WebStorage {
  if (base === '') return getStorage;
  return () => {
    const storage = getStorage();
    return {
      getItem: (name) => storage.getItem(name + base),
      setItem: (name, value) => storage.setItem(name + base, value),
      removeItem: (name) => storage.removeItem(name + base),
      key: (index) => storage.key(index),
      length: storage.length,
    };
  };
}
