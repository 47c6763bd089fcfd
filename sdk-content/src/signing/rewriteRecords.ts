import { isRecord } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';

/** Returns the given record, or a changed copy. */
export type RewriteRecord = (record: JsonRecord) => JsonRecord;

const DEEPEST = 100;

function rewriteList(list: readonly unknown[], rewrite: RewriteRecord, depth: number): readonly unknown[] {
  const entries = list.map((entry) => rewriteAt(entry, rewrite, depth));
  return entries.some((entry, index) => entry !== list[index]) ? entries : list;
}

function rewriteRecord(record: JsonRecord, rewrite: RewriteRecord, depth: number): JsonRecord {
  const entries = Object.entries(record).map(([key, value]): [string, unknown] => [
    key,
    rewriteAt(value, rewrite, depth),
  ]);
  const isChanged = entries.some(([key, value]) => value !== record[key]);
  return rewrite(isChanged ? Object.fromEntries(entries) : record);
}

function rewriteAt(value: unknown, rewrite: RewriteRecord, depth: number): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return rewriteList(value, rewrite, depth + 1);
  return isRecord(value) ? rewriteRecord(value, rewrite, depth + 1) : value;
}

/**
 * Rewrites the objects of a document, the innermost first. The document itself is not changed, and the result shares the
 * unchanged parts with it. Parts nested deeper than 100 levels are not rewritten.
 */
export function rewriteRecords(document: unknown, rewrite: RewriteRecord): unknown {
  return rewriteAt(document, rewrite, 0);
}
