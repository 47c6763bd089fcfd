import type { FieldTree } from './FieldTree.ts';

/** Converts a tree to a filter for `parseFilter`, on one line and without commas. Field names are not escaped. */
export function printFilter(tree: FieldTree): string {
  const fields = Object.entries(tree).map(([name, below]) =>
    below === null ? name : `${name} ${printFilter(below)}`,
  );
  return fields.length === 0 ? '{ }' : `{ ${fields.join(' ')} }`;
}
