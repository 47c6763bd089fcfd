import { getErrorMessage } from '@broadsheet/client-core';
import { readFile, stat } from 'node:fs/promises';
import { isJsonList, isJsonObject, parseJson } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** The largest accepted file, in bytes: 8 MiB. */
export const LARGEST_FILE_BYTES = 8 * 1024 * 1024;

/** The documents of a file with their JSON paths, or the reason why it cannot be read. */
export type ReadResult =
  | { readonly state: 'read'; readonly documents: readonly { readonly path: string; readonly value: Json }[] }
  | { readonly state: 'failed'; readonly reason: string };

const failed = (reason: string): ReadResult => ({ state: 'failed', reason });

/** The members that contain the documents in responses of the content API. */
const ENVELOPES = ['authors', 'Payload', 'pages', 'lists', 'data'] as const;

function findEnvelope(value: JsonObject): string | undefined {
  if (value.type === 'results') return 'content_elements';
  return value.type === undefined ? ENVELOPES.find((name) => isJsonList(value[name])) : undefined;
}

/** Lists the documents in a document, a list of documents, or a response of the content API. */
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
    return failed(`the file is not valid JSON: ${getErrorMessage(error)}`);
  }
  return { state: 'read', documents: listDocuments(value) };
}

/** Parses the bytes of a file. Never throws. */
export function parseDocuments(bytes: Uint8Array): ReadResult {
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failed('the file is not written in UTF-8; save it in that encoding');
  }
}

/** Reads a document, a list of documents, or a response of the content API from a UTF-8 file. Never throws. */
export async function readDocuments(file: string): Promise<ReadResult> {
  let bytes: Buffer;
  try {
    const { size } = await stat(file);
    if (size > LARGEST_FILE_BYTES) {
      return failed(`the file has ${size} bytes and the limit is ${LARGEST_FILE_BYTES} (8 MiB); split it`);
    }
    bytes = await readFile(file);
  } catch (error) {
    return failed(`the file cannot be read: ${getErrorMessage(error)}`);
  }
  return parseDocuments(bytes);
}
