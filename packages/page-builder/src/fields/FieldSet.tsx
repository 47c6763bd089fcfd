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

/** Returns whether a field applies: the field that its condition names has one of the listed values, stored or by default. */
function isOffered({ when }: Field, { schema, stored }: StoredSchema): boolean {
  const other = when && schema[when.field];
  if (when === undefined || other === undefined) return true;
  const { plain } = resolveFields({ other }, { other: readStored(stored, when.field) }, '');
  const value = JSON.stringify(plain['other'] ?? null);
  return when.is.some((wanted) => JSON.stringify(wanted) === value);
}

const NO_COMPANIONS: readonly Companion[] = [];

export interface FieldSetProps {
  /** The fields of the schema to show. */
  readonly fields: readonly NamedField[];
  readonly schema: FieldSchema;
  readonly stored: Readonly<Record<string, unknown>>;
  /** Called with changes; must stay the same function for the same block. */
  readonly onChange: OnFieldsChange;
  readonly Control: FieldRowProps['Control'];
}

/** Renders the fields whose conditions are met, one below the other. */
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
