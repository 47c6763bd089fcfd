import type { FieldTree } from './FieldTree.ts';

/** Writes a tree as `parseFilter` reads it, on one line and without commas. Field names are written as they are. */
export function printFilter(tree: FieldTree): string {
  const fields = Object.entries(tree).map(([name, below]) =>
    below === null ? name : `${name} ${printFilter(below)}`,
  );
  return fields.length === 0 ? '{ }' : `{ ${fields.join(' ')} }`;
}
