import { readFile, stat } from 'node:fs/promises';
import { isJsonList, isJsonObject, parseJson } from '../json/Json.ts';
import type { Json, JsonObject } from '../json/Json.ts';

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

/** Where the content calls put the documents that they answer. */
const ENVELOPES = ['authors', 'Payload', 'pages', 'lists', 'data'] as const;

function findEnvelope(value: JsonObject): string | undefined {
  if (value.type === 'results') return 'content_elements';
  return value.type === undefined ? ENVELOPES.find((name) => isJsonList(value[name])) : undefined;
}

/** A document, a list of documents, or an answer of the content calls that holds some. */
function listDocuments(value: Json, path = '$'): readonly { readonly path: string; readonly value: Json }[] {
  if (isJsonList(value)) return value.map((item, index) => ({ path: `${path}[${index}]`, value: item }));
  const envelope = isJsonObject(value) ? findEnvelope(value) : undefined;
  return isJsonObject(value) && envelope !== undefined
    ? listDocuments(value[envelope] ?? [], `${path}.${envelope}`)
    : [{ path, value }];
}

function parse(text: string): ReadResult {
  let value: Json;
  try {
    value = parseJson(text);
  } catch (error) {
    return failed(`the file is not valid JSON: ${messageOf(error)}`);
  }
  return { state: 'read', documents: listDocuments(value) };
}

/** The documents of a file's bytes. Never throws. */
export function parseDocuments(bytes: Uint8Array): ReadResult {
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failed('the file is not written in UTF-8; save it in that encoding');
  }
}

/** Reads one document, a list of them, or an answer of the content calls from a UTF-8 file. Never throws. */
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
  return parseDocuments(bytes);
}
