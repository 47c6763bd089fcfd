import { isRecord } from '../model/parse.ts';
import type { FieldTree } from './parseFilter.ts';

/**
 * Keeps the fields that a filter names. Lists are narrowed entry by entry; a value that is not an object where the
 * filter goes deeper is kept as it is, because one field can hold either (an author's `image`).
 */
export function applyFilter(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((entry) => applyFilter(entry, tree));
  if (!isRecord(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [field, below] of Object.entries(tree)) {
    if (!Object.hasOwn(value, field)) continue;
    kept[field] = below === null ? value[field] : applyFilter(value[field], below);
  }
  return kept;
}
