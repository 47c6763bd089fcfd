import type { FieldSchema } from '../fields/Field.ts';

/** A value under a name that no field of the block has. */
export interface UnknownField {
  readonly kind: 'unknown';
  readonly block: string;
  readonly field: string;
  readonly value: unknown;
  readonly message: string;
}

/** Lists the stored values that a block does not read: of misspelt fields, and of those that a release has taken out. */
export function findUnknownFields(
  { name: block, fields: schema }: { readonly name: string; readonly fields: FieldSchema },
  stored: Readonly<Record<string, unknown>>,
): readonly UnknownField[] {
  return Object.entries(stored)
    .filter(([field, value]) => value !== undefined && !Object.hasOwn(schema, field))
    .map(([field, value]) => ({
      kind: 'unknown',
      block,
      field,
      value,
      message: `Block "${block}" has no field "${field}", so its value is not used. Its fields are: ${Object.keys(schema).join(', ')}.`,
    }));
}
