/**
 * Keys of content, such as `document rain` or `listed tag tides`, as numbers of 32 bits: pages have hundreds of them, and two
 * keys with one number only make a page be looked at once too often. The lowest bit says that the key is one of lists.
 */
const LISTED = 'listed';

const isListKey = (key: number): boolean => (key & 1) === 1;

/** Digests text by FNV-1a. */
function digest(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  return value;
}

/** Returns the number of a key that is percent-encoded already. */
function toEncodedKey(encoded: string): number {
  const kind = encoded.startsWith(LISTED) ? 1 : 0;
  return ((digest(encoded) & ~1) | kind) >>> 0;
}

/** Returns the number of a key. */
const toKey = (key: string): number => toEncodedKey(encodeURIComponent(key));

export { isListKey, toEncodedKey, toKey };
