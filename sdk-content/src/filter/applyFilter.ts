import { isRecord } from '@broadsheet/client-core';
import type { FieldTree } from './FieldTree.ts';

const DEEPEST_LIST = 32;

function narrowList(entries: readonly unknown[], tree: FieldTree, depth: number): readonly unknown[] {
  if (depth > DEEPEST_LIST) return [];
  return entries.map((entry) => narrow(entry, tree, depth));
}

function narrow(value: unknown, tree: FieldTree, depth: number): unknown {
  if (Array.isArray(value)) return narrowList(value, tree, depth + 1);
  if (!isRecord(value)) return value;
  const kept: [string, unknown][] = [];
  for (const [field, below] of Object.entries(tree)) {
    if (!Object.hasOwn(value, field)) continue;
    kept.push([field, below === null ? value[field] : narrow(value[field], below, 0)]);
  }
  return Object.fromEntries(kept);
}

/**
 * Returns a copy of a value with only the fields that a filter names. Lists are filtered entry by entry. Where the filter
 * goes deeper but the value is not an object, the value is kept unchanged, because a field may contain either (an author's
 * `image`). Lists nested deeper than 32 levels become empty. The value itself is not changed; parts that are kept whole are
 * shared with it.
 */
export function applyFilter(value: unknown, tree: FieldTree): unknown {
  return narrow(value, tree, 0);
}
