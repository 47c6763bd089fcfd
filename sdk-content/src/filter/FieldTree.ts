/** A field filter as a tree: a field with `null` is kept whole, a field with a tree is filtered further. */
export interface FieldTree {
  readonly [field: string]: FieldTree | null;
}
