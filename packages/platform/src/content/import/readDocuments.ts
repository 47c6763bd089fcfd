import { readFile, stat } from 'node:fs/promises';
import { isJsonList, parseJson } from '../json/Json.ts';
import type { Json } from '../json/Json.ts';

/** Files above this many bytes are refused: 8 MiB. */
export const LARGEST_FILE_BYTES = 8 * 1024 * 1024;

/** A file's documents with their places in it, or why it cannot be read. */
export type ReadResult =
  | { readonly state: 'read'; readonly documents: readonly { readonly path: string; readonly value: Json }[] }
  | { readonly state: 'failed'; readonly reason: string };

const failed = (reason: string): ReadResult => ({ state: 'failed', reason });

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function parse(text: string): ReadResult {
  let value: Json;
  try {
    value = parseJson(text);
  } catch (error) {
    return failed(`the file is not valid JSON: ${messageOf(error)}`);
  }
  const documents = isJsonList(value)
    ? value.map((item, index) => ({ path: `$[${index}]`, value: item }))
    : [{ path: '$', value }];
  return { state: 'read', documents };
}

/** Reads one document, or a list of them, from a UTF-8 file. Never throws. */
export async function readDocuments(file: string): Promise<ReadResult> {
  let bytes: Buffer;
  try {
    const { size } = await stat(file);
    if (size > LARGEST_FILE_BYTES) {
      return failed(`the file has ${size} bytes and the limit is ${LARGEST_FILE_BYTES} (8 MiB); split it`);
    }
    bytes = await readFile(file);
  } catch (error) {
    return failed(`the file cannot be read: ${messageOf(error)}`);
  }
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failed('the file is not written in UTF-8; save it in that encoding');
  }
}
