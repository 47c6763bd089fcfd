'use client';
import { resolveFields } from '@broadsheet/block-kit';
import type { Field, FieldSchema } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { FieldRow } from './FieldRow.tsx';
import type { FieldRowProps } from './FieldRow.tsx';
import type { Companion } from './findCompanions.ts';
import { findCompanions } from './findCompanions.ts';
import type { NamedField } from './groupFields.ts';
import { readStored } from './FieldsChange.ts';
import type { OnFieldsChange, StoredSchema } from './FieldsChange.ts';

const Rows = styled.div`
  display: grid;
  gap: 0.9rem;
`;

/** Whether a field with a condition has a meaning now: the field that it names holds one of the values, or has it by default. */
function isOffered({ when }: Field, { schema, stored }: StoredSchema): boolean {
  const other = when && schema[when.field];
  if (when === undefined || other === undefined) return true;
  const { plain } = resolveFields({ other }, { other: readStored(stored, when.field) }, '');
  const value = JSON.stringify(plain['other'] ?? null);
  return when.is.some((wanted) => JSON.stringify(wanted) === value);
}

const NO_COMPANIONS: readonly Companion[] = [];

export interface FieldSetProps {
  /** What is shown of the schema. */
  readonly fields: readonly NamedField[];
  readonly schema: FieldSchema;
  readonly stored: Readonly<Record<string, unknown>>;
  /** The same function for as long as the fields are those of the same block. */
  readonly onChange: OnFieldsChange;
  readonly Control: FieldRowProps['Control'];
}

/** Fields one below the other, as far as their conditions hold. */
export function FieldSet({ fields, schema, stored, onChange, Control }: FieldSetProps) {
  return (
    <Rows>
      {fields
        .filter(({ field }) => isOffered(field, { schema, stored }))
        .map(({ name, field }) => (
          <FieldRow
            key={name}
            {...{ name, field, onChange, Control }}
            value={readStored(stored, name)}
            companions={field.kind === 'image' ? findCompanions(name, { schema, stored }) : NO_COMPANIONS}
          />
        ))}
    </Rows>
  );
}
