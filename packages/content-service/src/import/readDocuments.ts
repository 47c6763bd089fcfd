import { getErrorMessage } from '@broadsheet/client-core';
import { readFile, stat } from 'node:fs/promises';
import { isJsonList, isJsonObject, parseJson } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { isNavigationNode } from './recogniseKind.ts';
import { repairPaywallRule } from './repairPaywallRule.ts';

/** The largest accepted file, in bytes: 8 MiB. */
export const LARGEST_FILE_BYTES = 8 * 1024 * 1024;

/** A document in a file, and what was repaired to make it one. */
interface FoundDocument {
  readonly path: string;
  readonly value: Json;
  readonly repairs?: readonly string[];
}

/** The documents of a file with their JSON paths, or the reason why it cannot be read. */
export type ReadResult =
  | { readonly state: 'read'; readonly documents: readonly FoundDocument[] }
  | { readonly state: 'failed'; readonly reason: string };

const failed = (reason: string): ReadResult => ({ state: 'failed', reason });

/** The members that contain the documents in answers of content APIs. */
const ENVELOPES = ['authors', 'Payload', 'pages', 'lists', 'data', 'playlistItems', 'q_results'] as const;
/** The members that a document has and an answer has not. */
const OWN = ['_id', 'headlines', 'canonical_url', 'website_url', 'websites'] as const;

function findEnvelope(value: JsonObject): string | undefined {
  if (value.type === 'results') return isJsonList(value.content_elements) ? 'content_elements' : 'data';
  if (value.type !== undefined) return undefined;
  const isAnswer = isJsonList(value.content_elements) && !OWN.some((name) => Object.hasOwn(value, name));
  return isAnswer ? 'content_elements' : ENVELOPES.find((name) => isJsonList(value[name]));
}

const isRule = (value: Json): value is JsonObject =>
  isJsonObject(value) && value.type === undefined && isJsonObject(value.conditions) && isJsonList(value.e);

/** Makes one document of a list that is one: the nodes of a navigation, or the rules of a paywall. */
function joinList(list: readonly Json[], path: string): FoundDocument | undefined {
  if (list.length === 0) return undefined;
  if (list.every(isNavigationNode))
    return {
      path,
      value: { _id: '/', hierarchy: 'default', children: list },
      repairs: ['a list of nodes is the default navigation'],
    };
  const rules = list.filter(isRule).map(repairPaywallRule);
  if (rules.length < list.length) return undefined;
  return {
    path,
    value: { type: 'paywall-rules', id: 'default', rules: rules.map(({ rule }) => rule) },
    repairs: [
      'a list of rules is the document "default" of paywall rules',
      ...rules.flatMap(({ repairs }) => repairs),
    ],
  };
}

/** Lists the documents in a document, a list of documents, or an answer of a content API. */
function listDocuments(value: Json, path = '$'): readonly FoundDocument[] {
  if (isJsonList(value)) {
    const joined = joinList(value, path);
    if (joined !== undefined) return [joined];
    return value.map((item, index) => ({ path: `${path}[${index}]`, value: item }));
  }
  if (isRule(value)) return listDocuments([value], path);
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
