/** A field filter as a tree: a field with `null` is taken whole, one with a tree is narrowed further. */
export interface FieldTree {
  readonly [field: string]: FieldTree | null;
}
