import type { Context } from 'hono';
import type { ContentStore } from '../store/createContentStore.ts';

/** The header of an answer with the keys of what it was made from, percent-encoded and separated by blanks. */
export const KEYS_HEADER = 'Content-Keys';

function header(keys: ReadonlySet<string>): Record<string, string> {
  return { [KEYS_HEADER]: [...keys].map(encodeURIComponent).join(' ') };
}

/** Responds with JSON from a store and a header of the keys that were read. @throws what `read` throws; the header is set. */
export async function answerWithKeys(
  context: Context,
  store: ContentStore,
  read: (recording: ContentStore) => Promise<object>,
): Promise<Response> {
  const keys = new Set<string>();
  try {
    return context.json(await read({ ...store, recordRead: (key) => void keys.add(key) }), 200, header(keys));
  } catch (error) {
    for (const [name, value] of Object.entries(header(keys))) context.header(name, value);
    throw error;
  }
}
