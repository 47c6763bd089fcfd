import type { Field, FieldSchema } from '@broadsheet/block-kit';

/** A field of a schema by its name. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

export interface FieldGroup {
  /** As the schema writes it; empty for fields that name none. */
  readonly name: string;
  readonly fields: readonly NamedField[];
}

/** What of a schema is offered to editors, in its order. */
export function offeredFields(schema: FieldSchema): readonly NamedField[] {
  return Object.entries(schema).flatMap(([name, field]) => (field.hidden === true ? [] : [{ name, field }]));
}

/** The same by group; a group stands where its first field stands. */
export function groupFields(schema: FieldSchema): readonly FieldGroup[] {
  const groups = Map.groupBy(offeredFields(schema), ({ field }) => field.group ?? '');
  return [...groups].map(([name, fields]) => ({ name, fields }));
}
