import { hash } from 'node:crypto';

/** The keys of the documents that an import has taken, and the files that they came from. */
export interface SeenKeys {
  /** Adds a key unless it is there already. @returns the file of the key that was there; undefined if it was added */
  add(key: string, file: string): string | undefined;
  /** Returns the file of a key. */
  find(key: string): string | undefined;
}

/** A place has half the key's digest, the other half, and the number of the file; zero in an empty place. */
const WORDS_OF_A_PLACE = 3;
const FIRST_PLACES = 1_024;

/** Returns 64 bits of a key's digest: among a million keys two have the same ones once in forty million imports. */
function getDigest(key: string): readonly [number, number] {
  const digest = hash('sha256', key, 'buffer');
  return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
}

/** Returns the offset of a digest, or of the empty place where it belongs. */
function findPlace(table: Uint32Array, [first, second]: readonly [number, number]): number {
  const places = table.length / WORDS_OF_A_PLACE;
  for (let place = first % places; ; place = (place + 1) % places) {
    const at = place * WORDS_OF_A_PLACE;
    if (table[at + 2] === 0 || (table[at] === first && table[at + 1] === second)) return at;
  }
}

function grow(table: Uint32Array): Uint32Array {
  const larger = new Uint32Array(table.length * 2);
  for (let at = 0; at < table.length; at += WORDS_OF_A_PLACE) {
    const place = table.subarray(at, at + WORDS_OF_A_PLACE);
    const [first = 0, second = 0, file = 0] = place;
    if (file !== 0) larger.set(place, findPlace(larger, [first, second]));
  }
  return larger;
}

/** Creates an empty set of keys, which takes 16 to 32 bytes a key however long they are. */
export function createSeenKeys(): SeenKeys {
  const files: string[] = [];
  let table: Uint32Array = new Uint32Array(FIRST_PLACES * WORDS_OF_A_PLACE);
  let count = 0;
  const fileAt = (at: number): string | undefined => files[(table[at + 2] ?? 0) - 1];
  return {
    add(key, file) {
      const digest = getDigest(key);
      const at = findPlace(table, digest);
      const earlier = fileAt(at);
      if (earlier !== undefined) return earlier;
      if (files.at(-1) !== file) files.push(file);
      table.set([...digest, files.length], at);
      count += 1;
      if (count * WORDS_OF_A_PLACE * 4 > table.length * 3) table = grow(table);
      return undefined;
    },
    find: (key) => fileAt(findPlace(table, getDigest(key))),
  };
}
