import type { MadeFrom } from './createContentChanges.ts';
import { toEncodedKey } from './readKey.ts';

/** Collects what one answer is made from. */
export interface ReadNotes {
  /** Adds the keys of an answer of the content API, as its header has them: percent-encoded, separated by blanks. */
  addHeader(keys: string): void;
  /** Adds what a part of the answer was made from, perhaps at an earlier moment. */
  add(part: MadeFrom): void;
  read(): MadeFrom;
}

/** Creates notes that are empty. @param moment the present one, before anything is read */
export function createReadNotes(moment: number): ReadNotes {
  const keys = new Set<number>();
  let earliest = moment;
  return {
    addHeader(header) {
      if (header !== '') for (const key of header.split(' ')) keys.add(toEncodedKey(key));
    },
    add(part) {
      for (const key of part.keys) keys.add(key);
      earliest = Math.min(earliest, part.moment);
    },
    read: () => ({ moment: earliest, keys: Uint32Array.from(keys) }),
  };
}
