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
 * Keeps the fields that a filter names. Lists are narrowed entry by entry; a value that is not an object where the
 * filter goes deeper is kept as it is, because one field can hold either (an author's `image`). Lists that hold lists
 * are emptied below the 32nd level. The value is not changed; parts taken whole are shared with the answer.
 */
export function applyFilter(value: unknown, tree: FieldTree): unknown {
  return narrow(value, tree, 0);
}
