import type { Field, FieldSchema } from '@broadsheet/block-kit';

/** A field of a schema, with its name. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

export interface FieldGroup {
  /** The group's name in the schema; empty for fields without one. */
  readonly name: string;
  readonly fields: readonly NamedField[];
}

/** Returns the fields that editors can edit, in the schema's order. */
export function offeredFields(schema: FieldSchema): readonly NamedField[] {
  return Object.entries(schema).flatMap(([name, field]) => (field.hidden === true ? [] : [{ name, field }]));
}

/** Returns these fields by group; a group is placed where its first field is. */
export function groupFields(schema: FieldSchema): readonly FieldGroup[] {
  const groups = Map.groupBy(offeredFields(schema), ({ field }) => field.group ?? '');
  return [...groups].map(([name, fields]) => ({ name, fields }));
}
