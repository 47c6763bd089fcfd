/** A stored page beside its body, as text. */
import { dictionary, isRecord, list, number, parseJson, shape, string } from '@broadsheet/client-core';
import type { JsonValue, Parser } from '@broadsheet/client-core';
import type { StoredPage } from '@broadsheet/engine';

type Read = StoredPage['reads'][number];

const toBase64 = ({ buffer, byteOffset, byteLength }: Uint32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

function fromBase64(text: string): Uint32Array {
  const bytes = Buffer.from(text, 'base64');
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    bytes.readUInt32LE(4 * index),
  );
}

/** Prints all of a page but its body. */
export function printFacts({ body: { length: size }, reads, ...page }: StoredPage): string {
  const printed = reads.map(({ from, ...read }) => ({
    ...read,
    keys: toBase64(from?.keys ?? new Uint32Array()),
  }));
  return JSON.stringify({ ...page, size, reads: printed });
}

function isJson(value: unknown): value is JsonValue {
  if (Array.isArray(value)) return value.every(isJson);
  if (isRecord(value)) return Object.values(value).every(isJson);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

const json: Parser<JsonValue> = (input) => (isJson(input) ? input : undefined);

const parseRead = shape(
  {
    request: shape({ source: string, query: dictionary(json), filter: string }, ['source']),
    version: string,
    freshUntil: number,
    archiveVersion: string,
    keys: string,
  },
  ['request', 'version', 'freshUntil', 'keys'],
);

const isQuery = (name: string): name is StoredPage['query'][number] =>
  name === 'query' || name.startsWith('query:');

const parseQuery: Parser<StoredPage['query'][number]> = (input) =>
  typeof input === 'string' && isQuery(input) ? input : undefined;

const parsePage = shape(
  {
    document: string,
    documents: list(string),
    print: string,
    madeWith: string,
    headers: dictionary(string),
    etag: string,
    length: number,
    reads: list(parseRead),
    query: list(parseQuery),
    changesAt: number,
    goodUntil: number,
  },
  ['document', 'documents', 'print', 'madeWith', 'headers', 'etag', 'length', 'reads', 'query'],
);

/**
 * Parses what `printFacts` has printed; undefined if another version of the program has printed something else.
 *
 * @param moment the one of this process before which nothing has changed that the page was made from
 */
export function parseFacts(facts: string, moment: number): Omit<StoredPage, 'body'> | undefined {
  const page = parsePage(parseJson(facts));
  if (page === undefined) return undefined;
  const reads = page.reads.map(({ keys, archiveVersion, ...read }): Read => ({
    ...read,
    archiveVersion,
    from: { moment, keys: fromBase64(keys) },
  }));
  return { ...page, reads };
}
