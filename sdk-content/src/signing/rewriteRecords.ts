import { isRecord, mapItems, mapMembers } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';

/** Returns the given record, or a changed copy. */
export type RewriteRecord = (record: JsonRecord) => JsonRecord;

const DEEPEST = 100;

function rewriteAt(value: unknown, rewrite: RewriteRecord, depth: number): unknown {
  if (depth > DEEPEST || typeof value !== 'object') return value;
  const below = (part: unknown) => rewriteAt(part, rewrite, depth + 1);
  if (Array.isArray(value)) return mapItems<unknown>(value, below);
  return isRecord(value) ? rewrite(mapMembers(value, below)) : value;
}

/**
 * Rewrites the objects of a document, the innermost first. The document itself is not changed, and the result shares the
 * unchanged parts with it. Parts nested deeper than 100 levels are not rewritten.
 */
export function rewriteRecords(document: unknown, rewrite: RewriteRecord): unknown {
  return rewriteAt(document, rewrite, 0);
}
