/** The owner of carts and orders: an account, or the browser of an anonymous reader. */
export type SalesReader =
  | { readonly kind: 'reader'; readonly uuid: string }
  /** An anonymous reader; `id` is the hash of the browser's cookie, so the tables do not reveal the cookie. */
  | { readonly kind: 'anonymous'; readonly id: string };

/** Returns the key under which the tables store a reader. */
export function toReaderKey(reader: SalesReader): string {
  return reader.kind === 'reader' ? `reader:${reader.uuid}` : `anonymous:${reader.id}`;
}

/** Parses a reader's key. @throws Error when the text is not a key */
export function parseReaderKey(key: string): SalesReader {
  const [kind, id = ''] = key.split(/:(.*)/s);
  if (id !== '' && kind === 'reader') return { kind, uuid: id };
  if (id !== '' && kind === 'anonymous') return { kind, id };
  throw new Error('A stored order or cart has an owner that cannot be read: restore the table.');
}

/** Returns whether both are the same reader. */
export function isSameReader(one: SalesReader, other: SalesReader): boolean {
  return toReaderKey(one) === toReaderKey(other);
}
