import { parseJson } from '@broadsheet/client-core';
import type { ReaderStorage } from './createReaderStorage.ts';
import { storageKeys } from './storageKeys.ts';

const key = storageKeys.ampReader;

/** Returns the stored AMP reader id, which is stored as JSON. */
export function readAmpReaderId({ items }: ReaderStorage): string | undefined {
  return items.find(key, (text) => {
    const id = parseJson(text);
    return typeof id === 'string' && id !== '' ? id : undefined;
  })?.value;
}

/** Stores the id permanently; removes it if `undefined`. It belongs to the browser, not to a session. */
export function writeAmpReaderId({ items, dataOrder }: ReaderStorage, id: string | undefined): void {
  if (id) items.put(key, JSON.stringify(id), dataOrder(key, false));
  else items.remove(key);
}
