/** Whose cart and orders something is: an account's, or a browser's that nobody has signed in on. */
export type SalesReader =
  | { readonly kind: 'reader'; readonly uuid: string }
  /** `id` is the hash of the browser's cookie: who reads the tables can take nobody's cart. */
  | { readonly kind: 'anonymous'; readonly id: string };

/** One text for one reader, as the tables keep it. */
export function toReaderKey(reader: SalesReader): string {
  return reader.kind === 'reader' ? `reader:${reader.uuid}` : `anonymous:${reader.id}`;
}

/** The reader behind a key. @throws Error when the text is no key */
export function parseReaderKey(key: string): SalesReader {
  const [kind, id = ''] = key.split(/:(.*)/s);
  if (id !== '' && kind === 'reader') return { kind, uuid: id };
  if (id !== '' && kind === 'anonymous') return { kind, id };
  throw new Error('A stored order or cart has an owner that cannot be read: restore the table.');
}

/** Whether both are the same reader. */
export function isSameReader(one: SalesReader, other: SalesReader): boolean {
  return toReaderKey(one) === toReaderKey(other);
}
